## スクリプトで目にする文

error-position-text-start = 局面テキストは “ttr1” とボードで始まります（例：“ttr1 usa …”）。これは “{ $given }” で始まっています
error-position-text-board = “{ $given }” という付属ボードはありません（あるのは { $names }）。board= を渡すか、ボードの JSON を書いてください
error-position-text-json = JSON テキストではありません：{ $given }。名前の中の引用符とバックスラッシュは \" と \\ と書きます
error-position-text-word = “{ $given }” は key=value ではありません。語は空白で、席は前後に空白のある “/” で区切ります
error-position-text-key = { $near ->
    [0] ここに “{ $key }” という項目はありません。あるのは { $keys } です
   *[other] ここに “{ $key }” という項目はありません。{ $guess } のことですか？
}
error-position-text-twice = { $key }= がここに二度あります
error-position-text-hidden = “{ $given }” は見えないものを表します。これはある視点のテキストで、局面にはすべてが必要です
error-position-text-cards = “{ $given }” はカードの組ではありません。文字の前に枚数を書きます（例：2R1L、なければ -）（{ $letters }）
error-position-text-row = “{ $given }” はカードの並びではありません。1枚ごとに1文字を書きます（例：RBGWY、なければ -）（{ $letters }、. は場の空き）
error-position-text-final = “{ $given }” は最終ラウンドではありません。引き起こした席と残りの手番を書きます（例：0:2）
error-position-text-ticket = { $near ->
    [0] 行き先チケット “{ $given }” はありません。二つの都市を略号か名前で書きます（例：HOU-KAN）
   *[other] 行き先チケット “{ $given }” はありません。{ $guess } のことですか？
}
error-position-text-route = { $near ->
    [0] 路線 “{ $given }” はありません。二つの都市を略号か名前で（例：HEL-SEA）、複線ならどちらかも書きます
   *[other] 路線 “{ $given }” はありません。{ $guess } のことですか？
}
error-position-lane-open = “{ $given }” は複線です。どちらかを書いてください：{ $lanes }
