## 脚本里出现的文字

error-position-text-start = 局面文本以“ttr1”和地图开头，例如“ttr1 usa …”；这里以“{ $given }”开头
error-position-text-board = 没有名为“{ $given }”的自带地图（有 { $names }）；请给出 board=，或写出地图的 JSON
error-position-text-json = 不是 JSON 文本：{ $given }；名字里的引号和反斜杠写作 \" 和 \\
error-position-text-word = “{ $given }”不是 key=value；各项之间用空格，各座位之间用前后带空格的“/”隔开
error-position-text-key = { $near ->
    [0] 这里没有叫“{ $key }”的项；可用的有 { $keys }
   *[other] 这里没有叫“{ $key }”的项；您是否要写 { $guess }？
}
error-position-text-twice = { $key }= 在这里出现了两次
error-position-text-hidden = “{ $given }”代表看不见的内容：这是某一视角的文本，而局面需要全部内容
error-position-text-cards = “{ $given }”不是一组牌；应在每个字母前写数字，例如 2R1L，没有牌写 -（{ $letters }）
error-position-text-row = “{ $given }”不是一行牌；应每张牌写一个字母，例如 RBGWY，没有牌写 -（{ $letters }；. 表示市场的空位）
error-position-text-final = “{ $given }”不是最后一轮的写法；应写触发的座位和剩余回合数，例如 0:2
error-position-text-ticket = { $near ->
    [0] 没有目的地票“{ $given }”；应写两座城市的代码或名称，例如 HOU-KAN
   *[other] 没有目的地票“{ $given }”；您是否要写 { $guess }？
}
error-position-text-route = { $near ->
    [0] 没有线路“{ $given }”；应写两座城市的代码或名称，例如 HEL-SEA，双线还要写明哪一条
   *[other] 没有线路“{ $given }”；您是否要写 { $guess }？
}
error-position-lane-open = “{ $given }”是双线；请写明哪一条：{ $lanes }

## 文本棋谱

error-record-format = 这不是对局记录：缺少 [Format "{ $format }"] 这一行
error-record-version = 这份记录是“{ $given }”；这个 ttr_widget 能读“{ $format }”
error-record-header = “{ $given }”不是标题行；应为一个词加引号里的文字，例如 [Seat0 "Ann"]
error-record-header-twice = 标题 { $key } 在这里第二次出现
error-record-missing = 缺少标题 { $key }
error-record-start = 起始局面：{ $said }
error-record-seats = 有 { $n } 个座位写了名字，而起始局面有 { $seats } 个
error-record-number = { $key } 应为整数，而不是“{ $given }”
error-record-language = 没有“{ $given }”的文字；可用的语言有 { $languages }
error-record-bot = “{ $given }”不是机器人；应写种类和种子，例如 "greedy 0"
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
