## 脚本里出现的文字

error-position-text-start = 局面文本以“ttr1”和地图开头，例如“ttr1 usa …”；这里以“{ $given }”开头
error-position-text-board = 没有名为“{ $given }”的自带地图（有 { $names }）；请给出 board=，或写出地图的 JSON
error-position-text-json = 不是 JSON 文本：{ $given }；名字里的引号和反斜杠写作 \" 和 \\
error-position-text-word = “{ $given }”不是 key=value；各项之间用空格，各座位之间用前后带空格的“/”隔开
error-position-text-key = { $near ->
    [0] 这里没有叫“{ $key }”的项；可用的有 { $keys }
   *[other] 这里没有叫“{ $key }”的项；你是否要写 { $guess }？
}
error-position-text-twice = { $key }= 在这里出现了两次
error-position-text-hidden = “{ $given }”代表看不见的内容：这是某一视角的文本，而局面需要全部内容
error-position-text-cards = “{ $given }”不是一组牌；应在每个字母前写数字，例如 2R1L，没有牌写 -（{ $letters }）
error-position-text-row = “{ $given }”不是一行牌；应每张牌写一个字母，例如 RBGWY，没有牌写 -（{ $letters }；. 表示市场的空位）
error-position-text-final = “{ $given }”不是最后一轮的写法；应写触发的座位和剩余回合数，例如 0:2
error-position-text-ticket = { $near ->
    [0] 没有目的地票“{ $given }”；应写两座城市的代码或名称，例如 HOU-KAN
   *[other] 没有目的地票“{ $given }”；你是否要写 { $guess }？
}
error-position-text-route = { $near ->
    [0] 没有线路“{ $given }”；应写两座城市的代码或名称，例如 HEL-SEA，双线还要写明哪一条
   *[other] 没有线路“{ $given }”；你是否要写 { $guess }？
}
error-position-lane-open = “{ $given }”是双线；请写明哪一条：{ $lanes }

## 文字对局记录

error-record-format = 这不是对局记录：缺少 [Format "{ $format }"] 这一行
error-record-version = 这份记录是“{ $given }”；这个 ttr_widget 能读“{ $format }”
error-record-header = “{ $given }”不是标题行；应为一个词加引号里的文字，例如 [Seat0 "Ann"]
error-record-header-twice = 标题 { $key } 在这里第二次出现
error-record-missing = 缺少标题 { $key }
error-record-start = 起始局面：{ $said }
error-record-seats = 有 { $n } 个座位写了名字，而起始局面有 { $seats } 个
error-record-number = { $key } 应为整数，而不是“{ $given }”
error-record-language = 没有“{ $given }”的文字；可用的语言有 { $languages }
error-record-bot = “{ $given }”不是电脑玩家；应写种类和种子，例如 "greedy 0"
error-record-players = { $said }
error-record-one-game = 另一局从这里开始；有多局的文件请用 read_records 读取
error-record-bytes = 这里不是 UTF-8
error-record-turn = “{ $given }”不是一个回合；应为编号、玩家和行动，例如“{ $number }. { $name }: draw deck”
error-record-turn-number = 接下来是第 { $number } 回合，而不是第 { $given } 回合
error-record-same-turn = 第 { $number } 回合还没有结束；它的第二步写在没有编号的缩进行里
error-record-new-turn = 这里开始新的回合，编号 { $number }；只有同一回合的第二步才写在缩进行里
error-record-seat = 没有名叫“{ $given }”的玩家；有 { $names }
error-record-move = { $said }
error-record-illegal = 这里不能“{ $move }”：{ $said }
error-record-chance = 记录写的是“{ $given }”，但从这个起始局面出发，结果是“{ $right }”
error-record-result = 记录的结果是“{ $given }”，但按这些行动应为“{ $right }”

## 差异

difference-line = { $what }：{ $a } → { $b }
difference-none = 没有差异。
difference-yes = 是
difference-no = 否
difference-nobody = 无人
difference-nothing = 无
difference-board = 地图
difference-players = 玩家数
difference-turn = 轮到
difference-start = 先手
difference-phase = 阶段
difference-phase-initial-tickets = 选择起始目的地票
difference-phase-turn = 回合
difference-phase-second-card = 第二张牌
difference-phase-tickets = 选择目的地票
difference-phase-over = 结束
difference-final = 最后一轮
difference-final-turns = 由 { $name } 触发，剩余回合：{ $n }
difference-passes = 连续被迫跳过
difference-seed = 随机状态
difference-rules = 规则 { $rule }
difference-market = 市场第 { $slot } 格
difference-name = 座位 { $seat } 的名字
difference-hand = { $name }，手牌，{ $color }
difference-hand-cards = { $name }，手牌数
difference-known = { $name }，已公开的牌，{ $color }
difference-known-cards = { $name }，已公开的牌
difference-trains = { $name }，车厢
difference-points = { $name }，线路分
difference-tickets = { $name }，目的地票 { $ticket }
difference-tickets-number = { $name }，目的地票数
difference-tickets-order = { $name }，目的地票的顺序
difference-offer = { $name }，待选 { $ticket }
difference-offer-number = { $name }，待选目的地票数
difference-offer-order = { $name }，待选目的地票的顺序
difference-keep = { $name }，已选 { $ticket }
difference-keep-number = { $name }，已选目的地票数
difference-keep-order = { $name }，已选目的地票的顺序
difference-keep-made = { $name }，已经选择
difference-returned = { $name }，放到目的地票堆底的 { $ticket }
difference-returned-number = { $name }，放到目的地票堆底的张数
difference-returned-order = { $name }，放到目的地票堆底的顺序
difference-routes-order = { $name }，线路的顺序
difference-owner = { $route }
difference-discard = 弃牌，{ $color }
difference-deck = 牌堆张数
difference-deck-order = 牌堆顺序
difference-ticket-deck = 目的地票堆张数
difference-ticket-deck-order = 目的地票堆顺序
difference-title = { $n ->
    [0] 没有差异
   *[other] { $n } 处差异
}
difference-marked = 归属不同

## 假设与 Python

branches-start = 之前
branches-points = 线路分
branches-trains = 车厢
branches-cards = 手牌数
branches-hand = 手牌
branches-tickets = 目的地票
branches-longest = 最长路径
branches-total = 若现在结束的总分
python-seat = { $name } 至今的行动（共已走 { $ply } 步）。对局结束后可以复制整局。
python-spectator = 旁观者没有行动（共已走 { $ply } 步）。对局结束后可以复制整局。
