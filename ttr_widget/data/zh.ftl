# 简体中文。缺少的条目使用英文。

## Cities

city-atlanta = 亚特兰大
city-boston = 波士顿
city-calgary = 卡尔加里
city-charleston = 查尔斯顿
city-chicago = 芝加哥
city-dallas = 达拉斯
city-denver = 丹佛
city-duluth = 德卢斯
city-el-paso = 埃尔帕索
city-helena = 海伦娜
city-houston = 休斯敦
city-kansas-city = 堪萨斯城
city-las-vegas = 拉斯维加斯
city-little-rock = 小石城
city-los-angeles = 洛杉矶
city-miami = 迈阿密
city-montreal = 蒙特利尔
city-nashville = 纳什维尔
city-new-orleans = 新奥尔良
city-new-york = 纽约
city-oklahoma-city = 俄克拉荷马城
city-omaha = 奥马哈
city-phoenix = 菲尼克斯
city-pittsburgh = 匹兹堡
city-portland = 波特兰
city-raleigh = 罗利
city-saint-louis = 圣路易斯
city-salt-lake-city = 盐湖城
city-san-francisco = 旧金山
city-santa-fe = 圣菲
city-sault-st-marie = 苏圣玛丽
city-seattle = 西雅图
city-toronto = 多伦多
city-vancouver = 温哥华
city-washington = 华盛顿
city-winnipeg = 温尼伯

## Colours

color-red = 红色
color-orange = 橙色
color-yellow = 黄色
color-green = 绿色
color-blue = 蓝色
color-purple = 紫色
color-black = 黑色
color-white = 白色
color-locomotive = 机车牌
color-gray = 灰色

## Previews: what a move would do

preview-points = 得 { $n } 分，共 { $total } 分
preview-trains = { $n ->
    [0] 车厢用完
   *[other] 剩 { $n } 节车厢
}
preview-completes = 连通{ $tickets }
preview-gains = 拿{ $color }
preview-covered = 从牌堆抽 { $n } 张
preview-offer = 抽 { $n } 张目的地票
preview-keeps = { $n } 张中保留 { $kept } 张
preview-pass = 什么也不会发生
preview-closes = 关闭{ $routes }
preview-longest = 最长路径 { $n }
preview-final = 触发最后一轮

## Front end

ui-title = Ticket to Ride — USA
ui-pair = { $a } – { $b }
ui-lane = { $route }（{ $color }）
ui-list-separator = 、
ui-ply = 第 { $ply } 步
ui-live = 实时
ui-looking-back = 正在看第 { $ply } 步
ui-to-live = 回到现在
ui-undo = 撤销
ui-undo-none = 没有可撤销的
ui-new-game = 新游戏
ui-rematch = 再来一局
ui-resume = 继续
ui-help = 帮助
ui-menu = 更多
ui-close = 关闭
ui-back = 返回游戏
ui-language = 语言
ui-theme-to-dark = 切换到深色
ui-theme-to-light = 切换到浅色
ui-speed = 电脑的速度
ui-speed-head = 电脑
ui-speed-0 = 电脑等待
ui-speed-1 = 电脑慢速
ui-speed-2 = 电脑快速
ui-speed-3 = 电脑立即行动
ui-board = 地图。方向键在城市间移动，句号和逗号切换该城市的线路，回车选择，Esc 取消。

## Front end: action bar

ui-turn-yours = 轮到你了
ui-turn-first-hint = 占领线路、拿火车牌或抽目的地票
ui-turn-second = 拿第二张牌
ui-turn-second-hint = 第二张不能拿明放的机车牌
ui-turn-of = { $name } 行动
ui-turn-bot-hint = 电脑正在思考
ui-turn-wait-hint = 轮到你时再选择
ui-watching = 你在观看
ui-choose-initial = 选择起始目的地票
ui-choose-tickets = 选择要保留的目的地票
ui-choose-hint = 在下方勾选至少 { $n } 张：已选 { $ticked } 张，共 { $points } 分
ui-choosing-others = 其他人还在选起始目的地票
ui-keep = { $n ->
    [0] 保留目的地票
   *[other] 保留 { $n } 张目的地票
  }
ui-claim = 占领 { $route }
ui-payment-part = { $n } 张{ $kind ->
    [locomotive] 机车牌
   *[other] { $color }牌
  }
ui-payment-join = { " + " }
ui-points-gain = +{ $n } 分
ui-trains-after = 剩 { $n } 节车厢
ui-pay-with = 支付
ui-choose-payment = 选择支付方式
ui-completes = 完成 { $tickets }
ui-completes-count = 完成 { $n } 张目的地票 +{ $points }
ui-draw = 拿{ $color }
ui-draw-hint = 明牌，来自市场
ui-draw-loco-hint = 拿明放的机车牌，本回合就只拿这一张
ui-draw-deck = 从牌堆抽牌
ui-draw-deck-hint = 还有 { $n } 张暗牌
ui-draw-tickets = 抽目的地票
ui-draw-tickets-hint = 最多三张，至少保留一张
ui-pass = 跳过
ui-pass-hint = 没有别的可做
ui-confirm = 确认
ui-cancel = 取消
ui-ok = 知道了
ui-key-enter = Enter
ui-key-esc = Esc
ui-busy = 内核正忙，你的行动在等待
ui-busy-hint = 正在运行的单元格结束后就会执行；取消则不执行
ui-cancelling = 正在收回……
ui-lost = 内核没有回应
ui-lost-hint = 它在运行吗？请启动内核，并重新运行显示地图的单元格
ui-rule = 规则 { $rule }
ui-refused-unknown = 内核拒绝了（{ $code }）
ui-why-undo-not-allowed = 这一步已经不能撤销了
ui-why-cancelled = 已取消，什么都没有发生
ui-why-spectator = 你在观看这局游戏
ui-why-not-started = 还没有开始：先选好由谁来玩，再按“开始”
ui-why-choose-payment = 请先选择用什么支付
ui-final-round = { $n ->
    [0] 最后一轮
   *[other] 最后一轮：还剩 { $n } 个回合
  }
ui-held-hint = 你行动后电脑会继续，也可以现在继续
ui-paused-hint = 设置速度，让电脑继续
ui-bot-stopped = { $name } 停下了：{ $reason }
ui-bot-stopped-hint = “继续”会再问它一次
ui-over = 游戏结束
ui-over-counting = 正在下方计分
ui-wins = { $name } 获胜
ui-win-shared = { $names } 共同获胜
ui-curtain = 请把屏幕交给 { $name }
ui-curtain-hint = 在那之前，手牌和目的地票都盖着
ui-reveal = 我是 { $name }
ui-loading = 等待游戏

## Front end: time, kernel, several people at one screen

ui-ply-of = 第 { $ply } / { $live } 步
ui-time = 在对局中前后移动
ui-time-first = 到开头
ui-time-back = 后退一回合
ui-time-forward = 前进一回合
ui-time-last = 到现在
ui-time-slider = 显示的步数
ui-replay = 播放
ui-replay-pause = 暂停
ui-past-start = 第一步之前
ui-why-looking-back = 回看时不能行动。请先回到现在
ui-busy-other = 内核正忙
ui-busy-other-hint = 正在运行的单元格结束后会有回应
ui-link-lost = 内核没有回应：请重新运行单元格
ui-link-lost-hint = 内核已重启或关闭。图上是最后的局面
ui-link-lost-brief = 无内核
ui-link-none = 这是保存的局面，不能操作
ui-link-none-hint = 后面没有内核。运行单元格即可继续
ui-link-none-brief = 已保存
ui-saving-failed-hint = 无法写入文件；每一步都会再试
ui-saving-taken-hint = 另一局或另一个程序正在写这个文件
ui-today = 今天 { $time }
ui-since = 自你上一回合以来
ui-since-close = 收起摘要
ui-since-of = { $name }：{ $what }
ui-since-claims = 占领 { $routes }，+{ $points }
ui-since-open = 拿了{ $cards }
ui-since-covered = 盲抽 { $n } 张
ui-since-cards = { $n } 张牌
ui-since-kept = 留下 { $n } 张目的地票
ui-since-passed = 跳过
ui-last-turn-yours = 你的最后回合
ui-curtain-covered = 在此之前，{ $cards } 张火车牌和 { $tickets } 张目的地票都盖着
ui-open-hands = 各人的手牌
ui-open-hands-hint = 全部公开
ui-counts = 各色火车牌张数
ui-counts-discard = 弃牌
ui-counts-unseen = 未见
ui-counts-unseen-hint = 在牌堆里或在别人手里
ui-path-hint = 最长路径：{ $n } 节车厢。按下即在图上显示
ui-full = 全屏
ui-full-leave = 退出全屏
ui-caption-again = 占领 { $route }：再按一次确认
ui-caption-pay = 占领 { $route }：用按键选颜色，再确认
ui-help-key-time = 后退、前进一回合（加 Alt：一步）
ui-short-of-cards = { $gray ->
    [no] { $route } 需要 { $need } 张{ $color }；你有 { $held } 张，机车牌 { $locomotives } 张。
    [yes] { $route } 需要 { $need } 张同色牌；你最多有 { $held } 张{ $using_color }，机车牌 { $locomotives } 张。
   *[unknown] 手里没有占领{ $route }所需的牌。
  }

## Front end: panels

ui-players = 玩家
ui-you = 你
ui-bot = 电脑
ui-to-move = 行动中
ui-choosing = 选择中
ui-last-turn = 最后回合
ui-longest = 最长 { $n }
ui-trains-title = 车厢
ui-cards-title = 火车牌
ui-tickets-title = 目的地票
ui-points-title = 分数
ui-player-line = { $seat } 号座位，{ $name }：{ $points } 分，{ $trains } 节车厢，{ $cards } 张火车牌，{ $tickets } 张目的地票
ui-market = 市场
ui-market-hint = 明拿机车牌即结束拿牌
ui-market-second = 第二张不能拿明放的机车牌
ui-market-empty = 空位
ui-deck = 盲抽
ui-deck-left = 牌堆 { $n } 张
ui-deck-discard = 弃牌 { $n } 张
ui-ticket-deck = 目的地票
ui-ticket-deck-left = 剩 { $n } 张
ui-ticket-deck-keep = 至少留 1 张
ui-log = 记录
ui-log-hint = 点一行即可回看
ui-log-empty = 还没有发生什么
ui-log-more = 显示更早的
ui-log-unfold = 全部显示
ui-log-fold = 收起
ui-as-text = 文本
ui-copy-game = 复制整局为 Python
ui-text-below = 在地图下显示文本
ui-copy = 复制
ui-copy-code = 复制 { $code }
ui-copy-python = 复制为 Python
ui-copied = 已复制
ui-copy-failed = 内核没有应答
ui-copy-by-hand = 浏览器不允许此页面自动复制。请从这里手动复制：
ui-view-text = 当前画面的文本
ui-view-text-hide = 隐藏文本
ui-branch = 分支
ui-branch-here = 从此处分支
ui-branch-here-hint = 从这里试试别的走法；原来的对局不变
ui-branch-of = 分支 { $n }，始于第 { $ply } 步
ui-branch-code = 在单元格中的写法
ui-why-branch-not-allowed = 分支会泄露后面将出现的牌。对局结束后才能分支
ui-hand = 你的手牌 · { $n }
ui-hand-none = 手牌
ui-hand-of = { $name } 的手牌 · { $n }
ui-hand-hint = 数字键 1–9 选颜色
ui-hand-empty = 没有火车牌
ui-hand-pick = { $n } 张{ $color }：看看能付哪些线路
ui-tickets = 你的目的地票 · 共 { $n } 分
ui-tickets-none = 你的目的地票
ui-tickets-hint = 指向目的地票即显示城市
ui-ticket-open = 未连通
ui-ticket-left = 还差 { $n } 条线路
ui-ticket-left-brief = 差 { $n } 条
ui-ticket-done = 完成
ui-ticket-blocked = 无法完成
ui-ticket-missed = 未完成
ui-ticket-label = { $ticket }，{ $points } 分
ui-spectator-hand = 旁观者看不到手牌
ui-offer = 从中选择
ui-tab-hand = 手牌 { $n }
ui-tab-market = 市场
ui-tab-tickets = 目的地票 { $n }
ui-tab-log = 记录
ui-tabs = 面板
ui-legend-trains = 车厢
ui-north = 北

## Front end: start panel

ui-saved-title = 有一局未完的游戏
ui-saved = { $names } · 第 { $ply } 步 · { $time }
ui-saved-continue = 继续这局
ui-saved-decline = 新游戏
ui-saving-failed = 未能保存
ui-saving-taken = 由别处保存
ui-start-title = 新游戏
ui-start-bar = 谁来玩？
ui-start-bar-hint = 真人和电脑可以任意搭配，选好后按“开始”
ui-start-hint = 2 至 5 个座位
ui-start-name = { $n } 号座位的名字
ui-start-kind = { $n } 号座位由谁玩
ui-start-person = 真人
ui-start-greedy = 贪心电脑
ui-start-random = 随机电脑
ui-start-other = { $name }（电脑）
ui-start-add = 添加座位
ui-start-remove = 移除 { $n } 号座位
ui-start-seed = 种子（可不填）
ui-start-seed-hint = 种子相同，发牌就相同
ui-start-go = 开始
ui-start-default-name = { $n ->
    [1] Ann
    [2] Bo
    [3] Cai
    [4] Dee
   *[other] Eve
  }
ui-start-bad-seed = 请填整数

## Front end: final scoring

ui-scoring = 终局计分
ui-score-routes = 线路
ui-score-longest = 最长路径
ui-score-longest-value = { $n } 节车厢
ui-score-total = 总分
ui-score-show-path = 显示 { $name } 的最长路径
ui-score-no-tickets = 没有目的地票
ui-score-skip = 全部显示
ui-winner = 获胜

## Front end: help

ui-help-title = 怎么玩
ui-help-rules-1 = 每回合三选一：拿火车牌、占领一条线路，或抽目的地票。
ui-help-rules-2 = 拿两张火车牌，明牌或盲抽都可以。明拿一张机车牌就算两张。
ui-help-rules-3 = 占领线路要付与格数相同张数、同一颜色的牌；灰色线路任选一色；机车牌可代替任何颜色。
ui-help-rules-4 = 抽三张目的地票，至少保留一张。终局时连通的加分，没连通的扣分。
ui-help-rules-5 = 2 或 3 人时，双线只能有一条被占领。
ui-help-rules-6 = 有人的车厢只剩两节或更少时，每人还有最后一个回合。最长路径加 10 分。
ui-help-keys = 选中地图时的按键
ui-help-key-arrows = 在城市间移动；选支付方式
ui-help-key-cycle = 该城市的线路
ui-help-key-enter = 选择，再按确认
ui-help-key-esc = 取消
ui-help-key-colors = 手牌的颜色
ui-help-key-market = 市场的牌
ui-help-key-deck = 从牌堆抽牌
ui-help-key-tickets = 抽目的地票
ui-help-key-space = 勾选目的地票
ui-help-key-undo = 撤销
ui-help-key-help = 本帮助
ui-help-note = 非官方作品。“Ticket to Ride”是 Days of Wonder 的商标，本项目与其无关。

## Front end: lessons

ui-lesson-n = 第 { $n } 课
ui-lesson = 练习
ui-lesson-named = 第 { $n } 课：{ $title }
ui-lesson-step = 第 { $step } 步，共 { $steps } 步
ui-lesson-rules = 本课涉及的规则
ui-lesson-prompt = 在地图、市场或手牌中选择，再按确认。确认之前什么都不算数。
ui-lesson-prompt-exam = 按你的判断作答。这里只记录，不评对错。
ui-lesson-hint = 提示
ui-lesson-hint-more = 再来一个提示
ui-lesson-hint-none = 没有更多提示了
ui-lesson-hint-n = 提示 { $n }
ui-lesson-again = 再练一次
ui-lesson-next = 下一课
ui-lesson-back = 上一课
ui-lesson-right = 正确
ui-lesson-wrong = 不是本题的要求
ui-lesson-refused = 不允许
ui-lesson-open = 进行中
ui-lesson-solved = 完成
ui-lesson-recorded = 已记录
ui-lesson-course = 全部课程
ui-lesson-course-close = 收起课程列表
ui-lesson-course-progress = 已完成 { $solved }/{ $n }
ui-lesson-course-place = 第 { $n } 课，共 { $all } 课
ui-lesson-state-new = 还没试过
ui-lesson-state-tried = 试过
ui-lesson-state-solved = 已完成
ui-lesson-station = { $lesson }，{ $state }
ui-lesson-copy = 复制 { $code }
ui-lesson-copied = 已复制：{ $code }
ui-lesson-pay = 你的支付
ui-lesson-pay-hint = 从手牌中取牌
ui-lesson-pay-none = 至少放一张牌
ui-lesson-pay-take = 取一张{ $color }，还剩 { $n } 张
ui-lesson-pay-give = 收回{ $color }
ui-lesson-pay-spaces = { $n } 格
ui-lesson-pay-said = { $what }，{ $n } 格。{ $cards ->
    [0] 用数字键从手牌取牌。
   *[other] 已放下：{ $payment }。按 Enter 确认。
}
ui-lesson-bar-done = 你的回合结束了
ui-lesson-bar-done-hint = 想换一种走法，请再练一次。
ui-lesson-bar-solved = 本课完成
ui-lesson-bar-solved-hint = 可以再练一次，或继续下一课。
ui-lesson-bar-solved-last = 想练几次都可以。
ui-lesson-bar-all = 全部 { $n } 课都完成了
ui-lesson-bar-recorded = 答案已记录
ui-lesson-key-hint = 提示
ui-lesson-key-again = 再练一次
ui-lesson-key-next = 下一课
ui-lesson-key-backspace = 收回一张牌

## Front end: what happened

event-draw-n = { $n ->
    [1] { $name } 拿牌
   *[other] { $name } 拿 { $n } 张
  }
event-deck-n = { $n ->
    [1] { $name } 盲抽 1 张
   *[other] { $name } 盲抽 { $n } 张
  }
event-draw-mixed = { $name } 拿牌，盲抽 1 张
event-tickets = { $name } 抽 { $n } 张目的地票
event-chosen = { $name } 已选目的地票
event-keep = { $name } 从 { $of } 张目的地票中留 { $kept } 张
event-claim = { $name } 占领 { $route }
event-pass = { $name } 跳过
event-final = 最后一轮
event-reshuffled = 弃牌已洗回
event-wipes = 市场已换新
event-live-draw = { $name } 拿了{ $color }。
event-live-deck = { $name } 抽了一张暗牌。
event-live-deck-own = 你从牌堆抽到{ $color }。
event-live-tickets = { $name } 抽了 { $n } 张目的地票。
event-live-chosen = { $name } 已选好起始目的地票。
event-live-keep = { $name } 保留 { $of } 张目的地票中的 { $kept } 张。
event-live-claim = { $name } 用 { $payment } 占领 { $route }：{ $points } 分。
event-live-pass = { $name } 跳过。
event-live-wipes = 出现三张机车牌：市场换新。
event-live-reshuffled = 弃牌洗成新的牌堆。
event-live-final = 最后一轮开始。
event-live-over = 游戏结束。
event-live-yours = 轮到你了。

## 拒绝的理由：为什么不能这样走，怎样才对

refusal-not-a-move = { $why ->
    [empty] 没有写任何走法。请写 “draw red”、“draw deck”、“draw tickets”、“keep …” 或 “claim … with …”。
    [too_long] 文字太长：一个走法最多 { $limit } 个字符。
    [characters] “{ $text }” 里有不能用的字符。
    [draw] 拿什么？写颜色拿明牌（“draw red”），或写 “draw deck”、“draw tickets”。
    [keep] 留下哪些目的地票？写 “keep all”，或写出城市：“keep Dallas-New York, Denver-El Paso”。
    [many] 写出的目的地票比一次能抽到的多得多。
    [claim] 占领要写明线路和所付的牌：“claim Helena-Seattle with 5 yellow + 1 locomotive”。
    [payment] “{ $payment }” 不是付牌的写法。请写张数和颜色：“5 yellow + 1 locomotive”。
    [pair] “{ $pair }” 不是两座城市。请用连字符连接：“Helena-Seattle”。
    [pass] 要跳过，只写 “pass” 即可。
    [near] “{ $text }” 不是走法。你是想写 { $suggestions } … 吗？
   *[verb] “{ $text }” 不是走法。走法以 draw、keep、claim 或 pass 开头。
}
refusal-unknown-city = { $near ->
    [0] 地图上没有名为“{ $name }”的城市。
   *[other] 地图上没有名为“{ $name }”的城市。你是指{ $suggestions }吗？
}
refusal-unknown-colour = { $name ->
    [gray] 灰色只是线路的颜色，没有灰色的火车牌。火车牌有：{ $colors }。
   *[other] { $near ->
        [0] 没有颜色为“{ $name }”的火车牌。火车牌有：{ $colors }。
       *[other] 没有颜色为“{ $name }”的火车牌。你是指{ $suggestions }吗？
    }
}
refusal-unknown-ticket = { $near ->
    [0] 没有目的地票{ $ticket }。
   *[other] 没有目的地票{ $ticket }。与这两座城市有关的有：{ $tickets }。
}
refusal-not-adjacent = { $near ->
    [0] { $city_a }与{ $city_b }之间没有线路。从{ $city_a }可以通往{ $cities }。
   *[other] { $city_a }与{ $city_b }之间没有“{ $lane }”这条线路，只有{ $routes }。
}
refusal-ambiguous = { $what ->
    [lane] 两条平行线路都合适，请选一条：
   *[payment] 有 { $n } 种付法，请你选择：
}
    { $choices }
refusal-game-over = 游戏已经结束。
refusal-not-your-turn = { $answered ->
    [1] 这个座位已经选好了起始目的地票，还要等其他人选。
   *[0] 现在不是这个座位的回合：轮到{ $seat_name }。
}
refusal-must-finish-draw = 请先拿完牌：还要再拿一张火车牌。
refusal-must-choose-tickets = 请先选择要留下哪些目的地票。
refusal-faceup-locomotive-second = 第二张不能拿明放的机车牌。请拿别的牌，或从牌堆抽一张。
refusal-slot-empty = 明牌里没有{ $color }。
refusal-no-cards = 牌堆里没有火车牌可抽：牌堆和弃牌堆都空了。
refusal-owned = { $route }已经被{ $owner_name }占领。
refusal-own-twin = { $route }的另一条平行线路属于{ $owner_name }，同一玩家不能占领两条。
refusal-closed-double = { $route }的另一条平行线路已被{ $owner_name }占领。两人或三人游戏时，这一条对所有人关闭。
refusal-not-enough-trains = { $route }需要 { $length } 节车厢，只剩 { $trains } 节。
refusal-wrong-count = { $route }正好需要 { $length } 张牌，而不是 { $have } 张。
refusal-mixed-colours = 只能用一种颜色，可以加机车牌：{ $colors }不能混用。
refusal-wrong-colour = { $route }是{ $route_color }线路：要用{ $route_color }的牌和机车牌，不能用{ $color }。
refusal-not-in-hand = { $held ->
    [0] 需要 { $need } 张{ $color }，手里一张也没有。
    [one] 需要 { $need } 张{ $color }，手里只有 { $held } 张。
    [other] 需要 { $need } 张{ $color }，手里只有 { $held } 张。
   *[unknown] 手里没有占领{ $route }所需的牌。
}
refusal-keep-min-2 = 起始目的地票至少要留两张。
refusal-keep-min-1 = 抽到的目的地票至少要留一张。
refusal-not-in-offer = { $open ->
    [0] 现在没有可选的目的地票。
   *[other] { $tickets }不在可选之列。可选的有：{ $offer }。
}
refusal-no-tickets = 没有目的地票可抽了。
refusal-pass-not-allowed = 只有在什么都做不了的时候才能跳过。
refusal-stale = 发出之后局面已经变了，什么也没有做。
refusal-undo-not-allowed = 这一步不能收回：别人已经走过，或已经翻出了看不见的牌。
refusal-cancelled = 在执行之前已经取消。
refusal-malformed = 这条消息无法理解（{ $field }），什么也没有做。

## 局面与文件的错误

error-position-players = { $n } 位玩家；游戏人数为 2 到 5 人
error-position-missing = 缺少这一项
error-position-unknown-key = 这里没有叫“{ $key }”的项；可用的有 { $keys }
error-position-too-small = { $given } 太小；最小为 { $least }
error-position-color = { $near ->
    [0] “{ $given }”不是火车牌的颜色；颜色有 { $colors }
   *[other] “{ $given }”不是火车牌的颜色；是不是 { $guess }？
}
error-position-choice = 不能是 { $given }；应为 { $choices }
error-position-type = { $want ->
    [whole_number] 应为整数，而不是 { $given }
    [text] 应为文字，而不是 { $given }
    [flag] 应为 true 或 false，而不是 { $given }
    [list] 应为列表，而不是 { $given }
    [object] 应为键和值组成的对象，而不是 { $given }
   *[other] { $said }，而不是 { $given }
}
error-position-board = { $said }
error-position-json = 不是 JSON：{ $said }
error-position-key-twice = 键“{ $key }”在这里出现了两次
error-position-seat = 没有座位 { $given }；最后一个是 { $last }
error-position-market-size = 写了 { $n } 格；市场有五格（空位写 null）
error-position-too-many-cards = “{ $color }”有 { $n } 张（{ $where }）；一共只有 { $supply } 张
error-position-known = 写明公开过的“{ $color }”有 { $n } 张，手里只有 { $held } 张
error-position-unknown-ticket = { $near ->
    [0] 没有目的地票“{ $given }”
   *[other] 没有目的地票“{ $given }”；是不是 { $guess }？
}
error-position-unknown-route = { $near ->
    [0] 没有线路“{ $given }”
   *[other] 没有线路“{ $given }”；是不是 { $guess }？
}
error-position-ticket-twice = 目的地票 { $id } 已经写在 { $other }
error-position-route-twice = 线路 { $id } 已经在 { $other } 里被占领
error-position-both-lanes-one-seat = 另一条 { $other } 也属于这个座位；同一玩家不能两条都占（R36）
error-position-both-lanes = 另一条 { $other } 也被占领了；{ $n } 人游戏时只能占一条（R35）
error-position-returned-held = 目的地票 { $id } 不可能在牌堆底：它写在 { $other }
error-position-returned-elsewhere = 目的地票 { $id } 不可能在牌堆底：它不在目的地票堆里
error-position-name = { $said }
error-position-too-long = 占了 { $owned } 格；每位玩家只有 { $whole } 节车厢
error-position-trains = 剩余车厢 { $trains } 节，已占 { $owned } 格，合起来超过 { $whole }；最多还能剩 { $most } 节
error-position-offer-size = 待选的目的地票有 { $n } 张；最多抽三张
error-position-keep-late = 这里写了起始目的地票的选择，但阶段是 { $phase }
error-position-offer-unexpected = 这里有待选的目的地票，但阶段是 { $phase }，轮到座位 { $turn }
error-position-offer-missing = 阶段是 tickets，座位 { $turn } 要有一到三张待选的目的地票
error-position-first-offer-missing = 阶段是 initial_tickets，这个座位要有三张待选的目的地票
error-position-keep-few = 只留了 { $n } 张；起始目的地票至少要留 { $least } 张
error-position-keep-not-offered = 目的地票 { $id } 不在这个座位的待选之列
error-position-passes = 接连跳过 { $n } 次，游戏就已结束；最多可以是 { $most } 次
error-position-final-early = 第一个回合之前不会有最后一轮
error-position-turns-left = 剩余回合数是 { $given }；最后一轮里可以是 { $least } 到 { $most }
remark-market-filled = 还有牌可用，市场的空位已经补上（R24）。
remark-market-swept = 市场里有三张机车牌，已经换新（R21）。
remark-market-kept = 市场里有三张机车牌，照原样保留（R25）。
remark-turn-ended = 没有第二张牌可拿，回合已经结束（R18）。
remark-all-answered = 所有人都已选好，选择已经生效（R6）。
remark-first-turn = 座位 { $seat } 是第一个还没选目的地票的，现在由它来选（R6）。
remark-no-final = 座位 { $seat } 剩 { $n } 节车厢，但还没有进入最后一轮：要等它走完一个回合（R43）。
remark-final-turn = 按最后一轮的顺序应该轮到座位 { $expected }，而不是座位 { $seat }。
remark-final-trigger = 写的是座位 { $seat } 触发了最后一轮，但它还有 { $n } 节车厢。
remark-bot-unknown = 这里没有电脑玩家“{ $bot }”：{ $name } 改由真人来玩。要用电脑玩家，请给出 players=。
error-autosave-folder = autosave：没有这个文件夹
error-autosave-no-file = autosave：这不是文件
error-autosave-write = autosave：这里无法保存（{ $reason }）
error-autosave-read = autosave：无法读取这个文件（{ $reason }）
error-autosave-alien = autosave：{ $file } 里不是保存的对局，会被覆盖；请换一个路径
error-autosave-nothing = 没有可以继续的对局。
remark-autosave-damaged = { $file } 已损坏，无法继续（{ $said }）。本局一保存，它就另存为 { $kept }。
remark-autosave-newer = { $file } 无法在这里继续（{ $said }）。本局一保存，它就另存为 { $kept }。
remark-autosave-failed = 本局无法保存到 { $file }（{ $reason }）。对局照常进行，下一步会再试。
remark-autosave-taken = { $file } 已被另一局或另一个程序写入，本局不再保存到那里。请重新设置 autosave，或换一个文件。

## Front end: for those who listen, and the list of all moves

live-turn = 轮到 { $name }。
live-second = 请再拿一张牌。
live-choose = 请选择保留的目的地票：至少 { $n } 张。
live-pass = 除了跳过，没有别的可做。
live-last-turn = 这是你的最后一个回合。
live-moved-back = 回到第 { $ply } 步。
live-ticket-done = 完成目的地票：{ $ticket }。
live-many = 另有 { $n } 步。
live-sum-claim = { $name } 占领 { $route }。
live-sum-draws = { $name } 拿 { $n } 张牌。
live-sum-tickets = { $name } 抽目的地票。
live-sum-pass = { $name } 跳过。
live-wins = { $name } 以 { $points } 分获胜。
live-shared = { $names } 以 { $points } 分共同获胜。
live-curtain = 请把屏幕交给 { $name }。
live-city = { $city }：{ $routes } 条线路，{ $legal ->
    [0] 现在都不能占领
   *[other] 现在可占领 { $legal } 条
  }。
live-choice = { $what }，{ $payment }：{ $points } 分，还剩 { $trains } 节车厢。按回车确认。
live-choice-pay = { $what }：有 { $n } 种付法。用方向键选择。
live-choice-draw = { $what }。按回车确认。
live-picked = { $color }：可支付 { $n } 条线路。
live-ticket = { $ticket }，{ $ticked ->
    [1] 已勾选
   *[0] 未勾选
  }。
ui-route-facts = { $route } · { $color } · { $n } 节车厢 · { $points } 分
ui-route-can = 你可以占领它。
ui-route-of = 已被 { $name } 占领。
ui-key = 图例
ui-zoom-in = 放大地图
ui-zoom-out = 显示整张地图
ui-mirror = 所有走法列表
ui-mirror-close = 关闭走法列表
ui-mirror-state = 当前局面
ui-mirror-now = 现在可以做什么
ui-mirror-nothing = 现在没有可选的走法。
ui-mirror-market = 市场：{ $cards }。牌堆 { $deck } 张，弃牌 { $discard } 张，目的地票剩 { $tickets } 张。
ui-mirror-empty = 空位
ui-mirror-hand = 你的手牌：{ $cards }。
ui-mirror-hand-none = 你没有手牌。
ui-mirror-tickets = 你的目的地票
ui-mirror-ticket = { $ticket }：{ $state }
ui-mirror-ticket-left = 还差 { $n } 条线路
ui-mirror-routes = 已占领的线路
ui-mirror-routes-of = { $name }：{ $routes }。
ui-mirror-routes-none = { $name }：无。
ui-mirror-draw = 拿火车牌
ui-mirror-draw-tickets = 抽目的地票
ui-mirror-keep-head = 保留目的地票
ui-mirror-keep = 保留 { $tickets }
ui-mirror-claims = 占领线路
ui-mirror-claims-hint = 每条线路列在它两个城市中的第一个之下。
ui-mirror-city = { $city }：{ $n } 条线路
ui-mirror-claim = 占领 { $a } 到 { $b }，付 { $payment }
ui-mirror-claim-lane = 占领 { $a } 到 { $b }（{ $lane }），付 { $payment }
ui-mirror-lane-color = { $color }的一条
ui-mirror-lane-number = 第 { $n } 条
ui-mirror-and = { " 和 " }
ui-mirror-game = 游戏

## Pictures and plain text

text-title = { $board } · 第 { $ply } 步
text-eyes-seat = { $name } 的视角
text-eyes-spectator = 旁观者视角
text-eyes-open = 全部公开
text-phase-initial-tickets = { $name } 需选择起始目的地票。
text-phase-turn = 轮到 { $name }。
text-phase-second-card = { $name } 需拿第二张火车牌。
text-phase-tickets = { $name } 需选择要保留的目的地票。
text-final = 最后一轮：还剩 { $n } 个回合。
text-won = { $n ->
    [one] 游戏结束：{ $names } 获胜。
   *[other] 游戏结束：{ $names } 共同获胜。
  }
text-column-points = 分数
text-column-trains = 车厢
text-column-cards = 火车牌
text-column-tickets = 目的地票
text-column-longest = 最长路径
text-column-routes = 线路
text-column-total = 总分
text-you = 你
text-bot = 电脑
text-market = 市场
text-decks = 牌堆
text-decks-left = 牌堆 { $deck }、弃牌 { $discard }、目的地票 { $tickets }
text-discard = 弃牌
text-hand = 手牌
text-tickets = 目的地票
text-offer = 待选
text-routes = 线路
text-describe = { $name }：{ $points } 分，{ $routes } 条线路，剩 { $trains } 节车厢。
text-codes = Cities by their codes: no Chinese font found

## Front end: the reference

ui-ref-search = 搜索参考
ui-ref-search-hint = 搜索：机车牌、SL、R21……
ui-ref-clear = 清除搜索
ui-ref-results = 搜索结果
ui-ref-meant = 你要找的是不是
ui-ref-for-example = 例如
ui-ref-or = { " 或 " }
ui-ref-tabs = 参考的各部分
ui-ref-tab-questions = 问答
ui-ref-tab-rules = 规则
ui-ref-tab-catalogue = 配件
ui-ref-tab-tickets = 目的地票
ui-ref-tab-routes = 线路
ui-ref-tab-turn = 回合与分数
ui-ref-tab-conventions = 约定
ui-ref-tab-museum = 罕见局面
ui-ref-tab-glossary = 词汇
ui-ref-back = 返回
ui-ref-open = 在地图上打开
ui-ref-open-here = 已在下方地图上
ui-ref-opened = 地图上：{ $title }
ui-ref-on-board = 地图上
ui-ref-show-text = 显示文字
ui-ref-close = 关闭地图
ui-ref-again = 从头再来
ui-ref-next = 走下一步
ui-ref-try = 试走下一步
ui-ref-moves = 可以这样走
ui-ref-free = 这里没有预定的走法。请随意查看，也可以自由走下去。
ui-ref-barred = 不允许
ui-ref-refused = { $move }（不允许）
ui-ref-step-done = 第 { $n } 步，已走：{ $move }
ui-ref-step-due = 第 { $n } 步，下一步：{ $move }
ui-ref-step-later = 第 { $n } 步，之后：{ $move }
ui-ref-keep-none = 一张也不留
ui-ref-keep-all = 全部留下
ui-ref-see-also = 另见
ui-ref-comes-up = 相关问答与局面
ui-ref-before = 上一条规则
ui-ref-after = 下一条规则
ui-ref-ticket = 目的地票：{ $a }到{ $b }，{ $points } 分
ui-ref-route = 线路：{ $a }到{ $b }，{ $color }，{ $n } 格，{ $points } 分
ui-ref-only = 只看{ $city }
ui-ref-all = 全部显示
ui-ref-map-hint = 指向或选择一行，就会在这里显示
