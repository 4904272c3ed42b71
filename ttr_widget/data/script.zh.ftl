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
