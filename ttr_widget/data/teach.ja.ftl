## レッスン：レッスン自身に説明のない手には、これらの文で答える

teach-right = このステップはできました。
teach-solved = 正解です。このレッスンはクリアです。
teach-recorded = 答えを記録しました。
teach-judged = { $verdict }：{ $said }
teach-again = あなたの手番はもう終わっています。もう一度試すには、最初に戻ってください。
teach-step = ステップ { $n }（全 { $of }）
teach-hint = ヒント：{ $hint }
teach-who = 名前
teach-solved-n = クリア
teach-handout = 練習問題
teach-handout-solutions = 解答
teach-handout-answer = あなたの手
teach-no-hint = ヒントはこれで全部です。
teach-legal = ルール上はできますが、ここで求められていることではありません：{ $move }。{ $task }
teach-effect = { $move }（{ $effect }）
teach-goes-on = ここまで：{ $move }。課題は続きます。{ $task }
teach-over = 課題ができないままゲームが終わりました。最初に戻ってもう一度試してください。

teach-move-draw = { $key ->
    [locomotive] 表向きの{ $color }を取る
   *[other] 表向きの{ $color }の列車カードを取る
}
teach-move-deck = 山札から列車カードを 1 枚引く
teach-move-tickets = 行き先チケットを引く
teach-move-keep = 行き先チケット（{ $tickets }）を残す
teach-move-claim = { $cards }で{ $route }を確保する
teach-move-pass = パスする
teach-cards = { $color } { $n } 枚
teach-tickets = { $n } 枚中 { $done } 枚達成

teach-waits = ほかのプレイヤーの手番になります。
teach-unmet = 求められている結果になりませんでした。最初に戻ってもう一度試してください。
teach-late = 求められている手ですが、これで手番が終わり、次のステップができなくなりました。最初に戻ってもう一度試してください。
teach-check-step = 「{ $title }」はまだクリアしていません：{ $of ->
    [1] { $task }
   *[other] ステップ { $n }（全 { $of }）が残っています。{ $task }
}
teach-check-none = まだ何もしていません。
teach-check-last = 最後の手は「{ $move }」でした：{ $said }
teach-check-move = 最後の手は「{ $move }」でした。

## レッスンのファイルの誤り

lesson-error-yaml = { $said }
lesson-error-size = ファイルが { $n } バイトあります。レッスンは { $most } バイトまでです
lesson-error-bytes = UTF-8 ではありません。ファイルを UTF-8 で保存してください
lesson-error-no-lesson = レッスンはフィールドの集まりで、format: ttr-lesson から始まります
lesson-error-twice = フィールド { $key } が二度書かれています
lesson-error-remarks = remarks はファイルを読むプログラムが書くものです。このフィールドを消してください
lesson-error-missing = このフィールドがありません
lesson-error-unknown-key = { $near ->
    [0] ここに「{ $key }」というフィールドはありません。使えるのは { $keys } です
   *[other] ここに「{ $key }」というフィールドはありません。{ $guess } のことですか
}
lesson-error-choice = ここに { $given } は使えません。正しいのは { $choices } です
lesson-error-slug = { $given } は id になりません。two-cards のように、小文字・数字・ハイフンで書いてください
lesson-error-bound = { $kind ->
    [too_short] ここには少なくとも { $bound } 個必要です
    [string_too_long] { $given } は長すぎます。{ $bound } 文字までです
    [less_than_equal] { $given } は大きすぎます。{ $bound } までです
   *[other] { $given } は小さすぎます。{ $bound } 以上です
}
lesson-error-type = { $want ->
    [number] ここには整数を書きます（{ $given } ではなく）
    [text] ここには文を書きます（{ $given } ではなく）。引用符で囲んでください
    [flag] ここには true か false を書きます（{ $given } ではなく）
    [list] ここにはリストを書きます（{ $given } ではなく）。1 つでも [“draw red”] のようにリストにします
   *[object] ここにはフィールドと値を書きます（{ $given } ではなく）
}
lesson-error-other = ここに { $given } は使えません（{ $said }）
lesson-error-text-type = ここには文、または言語ごとの文を書きます（{ $given } ではなく）。引用符で囲んでください
lesson-error-text-empty = 文が空です。何か書くか、フィールドを消してください
lesson-error-text-long = 文が { $n } 文字あります。{ $most } 文字までです
lesson-error-text-characters = 表示できない文字が含まれています
lesson-error-text-language = { $n ->
    [0] どの言語の文もありません。{ $languages } のどれかを書いてください
   *[other] 「{ $given }」という言語はありません。使えるのは { $languages } です
}
lesson-error-position-form = ここには局面のフィールドか、ttr1 で始まる局面の文を書きます
lesson-error-names = 名前が { $n } 個ありますが、プレイヤーは { $seats } 人です。局面と同じ数にしてください
lesson-error-name = { $said }
lesson-error-seat = 席 { $given } はありません。最後の席は { $last } です
lesson-error-opponent-is-learner = 席 { $given } は学ぶ人の席なので、ここでは動かせません。別の席を書いてください
lesson-error-step-empty = このステップを満たすものがありません。accept、goal、refused のどれかを書いてください
lesson-error-refused-goal = 拒否される手は何も変えないので、goal は書けません。どちらかを消してください
lesson-error-refusal-over = 拒否される手でゲームは終わりません。refusal か over のどちらかだけを書いてください
lesson-error-step-number = ステップ { $given } はありません。最後は { $last } です
lesson-error-unknown-name = { $kind ->
    [route] 路線「{ $given }」はありません
   *[ticket] 行き先チケット「{ $given }」はありません
}。{ $near ->
    [0] Helena-Seattle のような id を書いてください
   *[other] { $guess } のことですか
}
lesson-error-pattern-none = 「{ $given }」に当てはまる手はありません。draw * のように、何でもよい部分を * にした手を書きます
lesson-error-pattern = 「{ $given }」に当てはまる手はありません：{ $said }
lesson-error-move = 「{ $given }」：{ $said }
lesson-error-unknown-refusal = { $near ->
    [0] 「{ $given }」という拒否コードはありません。コードは { $codes } です
   *[other] 「{ $given }」という拒否コードはありません。{ $guess } のことですか
}
lesson-error-unknown-rule = ルール「{ $given }」はありません。R1 から { $last } までです
lesson-error-solution-empty = 解答が空です。レッスンをクリアする手を書いてください
lesson-error-solution-left = 「{ $move }」の前にレッスンはクリアされています。残りを消してください
lesson-error-solution-refused = ステップ { $step } で「{ $move }」はできません：{ $said }
lesson-error-solution-wrong = 「{ $move }」ではステップ { $step } になりません：{ $said }
lesson-error-solution-short = 解答のあとにステップ { $step }（全 { $steps }）が残っています。残りの手を加えてください
lesson-error-opponent-stuck = { $name } はその手はできません：{ $said }
lesson-error-choice-twice = 「{ $given }」という選択肢が 2 つあります。id は一度しか使えません
lesson-right = 誤りはありません
lesson-remark-language = { $languages } がありません（ほかの文にはあります）
