## 课程：课程自己没有说明的走法，用这些句子回答

teach-right = 这一步完成了。
teach-solved = 做对了，本课完成。
teach-recorded = 你的答案已记录。
teach-judged = { $verdict }：{ $said }
teach-again = 你的回合已经结束；想重新来过，请再练一次。
teach-step = 第 { $n } 步（共 { $of } 步）
teach-hint = 提示：{ $hint }
teach-who = 姓名
teach-solved-n = 完成
teach-handout = 练习
teach-handout-solutions = 参考答案
teach-handout-answer = 你的走法
teach-no-hint = 没有更多提示了。
teach-legal = 规则允许，但不是这里要求的：{ $move }。{ $task }
teach-effect = { $move }（{ $effect }）
teach-goes-on = 走了一步：{ $move }。任务还没完成。{ $task }
teach-over = 游戏已经结束，任务没有完成。请再练一次。

teach-move-draw = { $key ->
    [locomotive] 拿明放的机车牌
   *[other] 拿明放的{ $color }牌
}
teach-move-deck = 从牌堆盲抽一张
teach-move-tickets = 抽目的地票
teach-move-keep = 保留目的地票（{ $tickets }）
teach-move-claim = 用 { $cards }占领{ $route }
teach-move-pass = 跳过
teach-cards = { $key ->
    [locomotive] { $n } 张机车牌
   *[other] { $n } 张{ $color }牌
}
teach-tickets = { $n } 张，已连通 { $done } 张

teach-waits = 现在轮到其他玩家。
teach-unmet = 这样没有达到要求。请再练一次。
teach-late = 这一步正是要求的，但它用完了你的回合，下一步已经做不了。请再练一次。
teach-check-step = 《{ $title }》还没有完成：{ $of ->
    [1] { $task }
   *[other] 还差第 { $n } 步（共 { $of } 步）。{ $task }
}
teach-check-none = 一步还没走。
teach-check-last = 上一步是“{ $move }”：{ $said }
teach-check-move = 上一步是“{ $move }”。

## 课程文件的错误

lesson-error-yaml = { $said }
lesson-error-size = 文件有 { $n } 字节；课程文件最多 { $most } 字节
lesson-error-bytes = 不是 UTF-8；请把文件存为 UTF-8
lesson-error-no-lesson = 课程由字段组成，以 format: ttr-lesson 开头
lesson-error-twice = 字段 { $key } 在这里第二次出现
lesson-error-remarks = remarks 由读取文件的程序填写；请删去这个字段
lesson-error-missing = 缺少这个字段
lesson-error-unknown-key = { $near ->
    [0] 这里没有名为“{ $key }”的字段；可用的是 { $keys }
   *[other] 这里没有名为“{ $key }”的字段；是不是 { $guess }？
}
lesson-error-choice = 这里不能是 { $given }；应为 { $choices }
lesson-error-slug = { $given } 不能作为 id；应为小写字母、数字和连字符，例如 two-cards
lesson-error-bound = { $kind ->
    [too_short] 这里至少要列出 { $bound } 项
    [string_too_long] { $given } 太长；最多 { $bound } 个字符
    [less_than_equal] { $given } 太大；最大为 { $bound }
   *[other] { $given } 太小；最小为 { $bound }
}
lesson-error-type = { $want ->
    [number] 这里应为整数，而不是 { $given }
    [text] 这里应为文字，而不是 { $given }；请加上引号
    [flag] 这里应为 true 或 false，而不是 { $given }
    [list] 这里应为列表，而不是 { $given }；只有一项也写成列表，例如 [“draw red”]
   *[object] 这里应为字段和值，而不是 { $given }
}
lesson-error-other = 这里不能是 { $given }（{ $said }）
lesson-error-text-type = 这里应为一段文字，或每种语言各一段，而不是 { $given }；请加上引号
lesson-error-text-empty = 文字是空的；请写上内容，或删去这个字段
lesson-error-text-long = 文字有 { $n } 个字符；最多 { $most } 个
lesson-error-text-characters = 文字里有无法显示的字符
lesson-error-text-language = { $n ->
    [0] 没有任何语言的文字；至少写 { $languages } 中的一种
   *[other] “{ $given }”不是可用的语言；可用的是 { $languages }
}
lesson-error-position-form = 这里应为局面的字段，或以 ttr1 开头的局面文字
lesson-error-names = 给了 { $n } 个名字，而玩家有 { $seats } 位；名字数应与局面中的玩家数相同
lesson-error-name = { $said }
lesson-error-seat = 没有座位 { $given }；最后一个是 { $last }
lesson-error-opponent-is-learner = 座位 { $given } 是学习者，不能在这里替他走；请写别的座位
lesson-error-step-empty = 这一步没有完成的条件；请写 accept、goal 或 refused
lesson-error-refused-goal = 不允许的走法不会改变局面，所以不能写 goal；请删去其中一个
lesson-error-refusal-over = 不允许的走法不会结束游戏；refusal 和 over 只能写一个
lesson-error-step-number = 没有第 { $given } 步；最后一步是第 { $last } 步
lesson-error-unknown-name = { $kind ->
    [route] 没有线路“{ $given }”
   *[ticket] 没有目的地票“{ $given }”
}；{ $near ->
    [0] 这里应写它的 id，例如 Helena-Seattle
   *[other] 是不是 { $guess }？
}
lesson-error-pattern-none = 没有走法符合“{ $given }”；应为一个走法，任意部分写 *，例如 draw *
lesson-error-pattern = 没有走法符合“{ $given }”：{ $said }
lesson-error-move = “{ $given }”：{ $said }
lesson-error-unknown-refusal = { $near ->
    [0] 没有名为“{ $given }”的拒绝代码；可用的是 { $codes }
   *[other] 没有名为“{ $given }”的拒绝代码；是不是 { $guess }？
}
lesson-error-unknown-rule = 没有规则“{ $given }”；规则是 R1 到 { $last }
lesson-error-solution-empty = 解答是空的；这里应写完成本课的走法
lesson-error-solution-left = 在“{ $move }”之前课程已经完成；请删去其余的走法
lesson-error-solution-refused = 第 { $step } 步不能走“{ $move }”：{ $said }
lesson-error-solution-wrong = “{ $move }”没有完成第 { $step } 步：{ $said }
lesson-error-solution-short = 走完解答后还要做第 { $step } 步（共 { $steps } 步）；请补上这些走法
lesson-error-opponent-stuck = { $name } 不能这样走：{ $said }
lesson-error-choice-twice = 有两个选项都叫“{ $given }”；一个 id 只能用一次
lesson-right = 没有错误
lesson-remark-language = 缺少 { $languages }，而其他文字有
