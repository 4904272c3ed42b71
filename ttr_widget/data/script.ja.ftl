## スクリプトで目にする文

error-position-text-start = 局面テキストは「ttr1」と盤の名前で始まります（例：「ttr1 usa …」）。これは「{ $given }」で始まっています
error-position-text-board = 「{ $given }」という付属の盤はありません（あるのは { $names }）。board= を渡すか、盤の JSON を書いてください
error-position-text-json = JSON テキストではありません：{ $given }。名前の中の引用符とバックスラッシュは \" と \\ と書きます
error-position-text-word = 「{ $given }」は key=value ではありません。語は空白で、席は前後に空白のある「/」で区切ります
error-position-text-key = { $near ->
    [0] ここに「{ $key }」という項目はありません。あるのは { $keys } です
   *[other] ここに「{ $key }」という項目はありません。{ $guess } のことですか
}
error-position-text-twice = { $key }= がここに 2 度あります
error-position-text-hidden = 「{ $given }」は見えないものを表します。これはある視点のテキストで、局面にはすべてが必要です
error-position-text-cards = 「{ $given }」はカードの組ではありません。文字の前に枚数を書きます（例：2R1L、なければ -）（{ $letters }）
error-position-text-row = 「{ $given }」はカードの並びではありません。1 枚ごとに 1 文字を書きます（例：RBGWY、なければ -）（{ $letters }、. は場札の空き）
error-position-text-final = 「{ $given }」は最終ラウンドではありません。始めた席と残りの手番を書きます（例：0:2）
error-position-text-ticket = { $near ->
    [0] 行き先チケット「{ $given }」はありません。2 つの都市を略号か名前で書きます（例：HOU-KAN）
   *[other] 行き先チケット「{ $given }」はありません。{ $guess } のことですか
}
error-position-text-route = { $near ->
    [0] 路線「{ $given }」はありません。2 つの都市を略号か名前で（例：HEL-SEA）、複線ならどちらかも書きます
   *[other] 路線「{ $given }」はありません。{ $guess } のことですか
}
error-position-lane-open = 「{ $given }」は複線です。どちらかを書いてください：{ $lanes }

## テキストの対局記録

error-record-format = これはゲームの記録ではありません。[Format "{ $format }"] という見出しがありません
error-record-version = この記録は「{ $given }」です。この ttr_widget が読めるのは「{ $format }」です
error-record-header = 「{ $given }」は見出しではありません。語と引用符つきの文を書きます（例：[Seat0 "Ann"]）
error-record-header-twice = 見出し { $key } がもう一度現れています
error-record-missing = 見出し { $key } がありません
error-record-start = 開始局面：{ $said }
error-record-seats = 名前のある席は { $n }、開始局面の席は { $seats } です
error-record-number = { $key } は整数です。「{ $given }」ではありません
error-record-language = 「{ $given }」の文はありません。言語は { $languages } です
error-record-bot = 「{ $given }」はボットではありません。種類とシードを書きます（例："greedy 0"）
error-record-players = { $said }
error-record-one-game = ここから別のゲームが始まります。複数のゲームのファイルは read_records で読みます
error-record-bytes = ここは UTF-8 ではありません
error-record-turn = 「{ $given }」は手番ではありません。番号、プレイヤー、手を書きます（例：「{ $number }. { $name }: draw deck」）
error-record-turn-number = 次は手番 { $number } で、手番 { $given } ではありません
error-record-same-turn = 手番 { $number } はまだ終わっていません。2 手目は番号のない字下げした行に書きます
error-record-new-turn = ここから新しい手番 { $number } です。字下げした行に書くのは同じ手番の 2 手目だけです
error-record-seat = 「{ $given }」というプレイヤーはいません。いるのは { $names } です
error-record-move = { $said }
error-record-illegal = ここで「{ $move }」はできません：{ $said }
error-record-chance = 記録には「{ $given }」とありますが、この開始局面からは「{ $right }」になります
error-record-result = 結果は「{ $given }」とありますが、手をたどると「{ $right }」になります

## 違い

difference-line = { $what }：{ $a } → { $b }
difference-none = 違いはありません。
difference-yes = はい
difference-no = いいえ
difference-nobody = なし
difference-nothing = なし
difference-board = 盤
difference-players = プレイヤー数
difference-turn = 手番
difference-start = 先番
difference-phase = 段階
difference-phase-initial-tickets = 最初の行き先チケット
difference-phase-turn = 手番
difference-phase-second-card = 2 枚目のカード
difference-phase-tickets = 行き先チケットの選択
difference-phase-over = 終了
difference-final = 最終ラウンド
difference-final-turns = { $name } が始め、残りの手番は { $n }
difference-passes = 連続した強制パス
difference-seed = 乱数の状態
difference-rules = ルール { $rule }
difference-market = 場札の { $slot } 番目
difference-name = 席 { $seat } の名前
difference-hand = { $name }、手札、{ $color }
difference-hand-cards = { $name }、手札の枚数
difference-known = { $name }、公開されたカード、{ $color }
difference-known-cards = { $name }、公開されたカード
difference-trains = { $name }、列車コマ
difference-points = { $name }、路線の得点
difference-tickets = { $name }、行き先チケット { $ticket }
difference-tickets-number = { $name }、行き先チケットの枚数
difference-tickets-order = { $name }、行き先チケットの順
difference-offer = { $name }、選択中 { $ticket }
difference-offer-number = { $name }、選択中のチケット数
difference-offer-order = { $name }、選択中のチケットの順
difference-keep = { $name }、選んだ { $ticket }
difference-keep-number = { $name }、選んだ枚数
difference-keep-order = { $name }、選んだ順
difference-keep-made = { $name }、選択済み
difference-returned = { $name }、山の下に戻した { $ticket }
difference-returned-number = { $name }、山の下に戻した枚数
difference-returned-order = { $name }、山の下に戻した順
difference-routes-order = { $name }、路線の順
difference-owner = { $route }
difference-discard = 捨て札、{ $color }
difference-deck = 山札の枚数
difference-deck-order = 山札の順
difference-ticket-deck = チケットの山の枚数
difference-ticket-deck-order = チケットの山の順
difference-title = { $n ->
    [0] 違いはありません
   *[other] { $n } か所の違い
}
difference-marked = 持ち主が違う

## もしも、と Python

branches-start = その前
branches-points = 路線の得点
branches-trains = 列車コマ
branches-cards = 手札の枚数
branches-hand = 手札
branches-tickets = 行き先チケット
branches-longest = 最長経路
branches-total = いま終わった場合の合計
python-seat = { $name } のこれまでの手（全部で { $ply } 手）。ゲーム全体は終了後にコピーできます。
python-spectator = 観戦者に手はありません（全部で { $ply } 手）。ゲーム全体は終了後にコピーできます。
