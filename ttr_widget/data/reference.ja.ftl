## リファレンス：ルール、質問、表、検索の見出しと文

reference-title = リファレンス
reference-rules = ルール
reference-questions = 質問と答え
reference-catalogue = 箱の中身
reference-tickets = 行き先チケット 30 枚
reference-routes = 路線 100 本
reference-points = 路線の得点
reference-turn = 手番
reference-conventions = デジタル版の取り決め
reference-conventions-title = デジタル版の取り決めと、資料により異なる点
reference-museum = めずらしい局面
reference-glossary = 用語集
reference-about = このリファレンスについて

reference-rule = ルール { $rule }
reference-question = 質問 { $n }
reference-condition = 条件
reference-example = 例
reference-convention = デジタル版の取り決め
reference-source = 出典
reference-sources = 出典
reference-rule-list = ルール
reference-page = { $source }（{ $page } ページ）
reference-mark-official = ルールブックで一致
reference-mark-contested = 資料により異なる
reference-mark-digital = デジタル版の取り決め
reference-also = 別の言い方
reference-called = 「{ $word }」（{ $source }）
reference-common = 「{ $word }」
reference-open = 盤で開くには：{ $code }
reference-moves = ここで行える手
reference-move-refused = { $move }（できません）

reference-name-1 = Aさん
reference-name-2 = Bさん
reference-name-3 = Cさん
reference-name-4 = Dさん
reference-name-5 = Eさん

reference-trains = 列車コマ { $n } 個
reference-n-points = { $n } 点
reference-n-spaces = { $n } マス
reference-count = { $name } · { $n }
reference-yes = はい
reference-no = いいえ
reference-double = 複線

reference-column-cities = 都市
reference-column-from = 都市 1
reference-column-to = 都市 2
reference-column-points = 点数
reference-column-shortest = 最短の列車コマ数
reference-column-spaces = マス
reference-column-colour = 色
reference-column-double = 複線
reference-column-action = 行動
reference-column-how = やり方
reference-column-rule = ルール
reference-column-subject = 項目
reference-column-mark = 位置づけ
reference-column-here = 資料の記述とここでの扱い
reference-column-setting = 設定
reference-column-routes = この長さの路線
reference-column-n = 数
reference-column-what = 品目
reference-column-use = 使いみち

reference-tickets-sum = 全部で { $n } 枚、合計 { $points } 点。うち 4 枚は最短の列車コマ数より 1 点、ニューヨーク–シアトルは 2 点高くなっています。
reference-routes-sum = 全部で { $n } 本、{ $spaces } マス、{ $points } 点。{ $doubles } 組の都市の間が複線（合わせて { $lanes } 本）です。
reference-conventions-said = 印刷されたルールにないこと、資料に解釈の余地があることを、ここでは次のように決めています。設定のあるものは変えられます：Game(rules=ttr.Rules(…))

reference-turn-draw = 列車カードを引く
reference-turn-draw-how = 表向きのカードか山札から、1 枚ずつ 2 枚。表向きの SL を取ったら、その手番はその 1 枚だけです。
reference-turn-claim = 路線を確保する
reference-turn-claim-how = マスと同じ枚数の、同じ色のカードを払い（灰色は好きな 1 色。SL で代えられます）、列車コマを置いてすぐに得点します。
reference-turn-tickets = 行き先チケットを引く
reference-turn-tickets-how = 3 枚引いて 1 枚以上残し、ほかは山のいちばん下に入れます。

reference-kind-question = 質問と答え
reference-kind-rule = ルール
reference-kind-term = 用語
reference-kind-ticket = 行き先チケット
reference-kind-city = 都市
reference-kind-component = 内容物
reference-kind-state = めずらしい局面

reference-found = 「{ $query }」：{ $n } 件
reference-more = …… ほか { $n } 件
reference-nothing = 「{ $query }」は見つかりません。
reference-empty = 探す言葉を入れてください（例：SL、切符、R21）。
reference-suggest = { $suggestions }のことでしょうか。
reference-corrected = 「{ $given }」はありません。「{ $meant }」で探しました。
reference-two-meanings = 「{ $word }」は、{ $meanings }を指します。どちらも表示します。
reference-meaning = { $source }では{ $term }
reference-meaning-common = 一般には{ $term }
reference-meaning-join = 、
reference-city-line = 路線 { $routes } 本、行き先チケット { $tickets } 枚。隣の都市：{ $neighbours }。

reference-no-rule = ルール「{ $given }」はありません。ルールは R1～R59 です。{ $near ->
    [0] { "" }
   *[other] { $suggestions } のことですか。
  }
reference-no-question = 質問 { $given } はありません。質問は 1～{ $n } です。
reference-no-question-id = 「{ $given }」という質問はありません。{ $suggestions }のことですか。
reference-no-state = 「{ $given }」という局面はありません。{ $suggestions }のことですか。

reference-about-scope = 対象は、アメリカの地図と行き先チケット 30 枚のクラシック版、2～5 人用です。USA 1910、ヨーロッパ版、チケット 33 枚の新版は含みません。
reference-about-checked = ルールと数値は { $date } に資料と照らし合わせました。
reference-about-contested = 資料によって異なる点や書かれていない点には印を付け、ここでの扱いをデジタル版の取り決めとして示しています。
reference-about-publisher = 発売元のルール：daysofwonder.com の Ticket to Ride のページ。クラシック版のルールは旧版ルールの中にあります。
reference-about-rights = 非公式です。「Ticket to Ride」と「Days of Wonder」は Days of Wonder の商標で、本プロジェクトとは関係ありません。ここにある文章と絵は本プロジェクトのものです。ゲームに関する権利は各権利者にあります。

reference-card-of = { $color }の{ $card }
reference-sum-train-cards = 列車カード { $n } 枚 = 8 色 × { $each } 枚 + SL { $locomotives } 枚。
reference-sum-cards = カード { $n } 枚 = 列車カード { $trains } 枚 + 行き先チケット { $tickets } 枚 + 最長経路カード 1 枚 + 早見カード 1 枚。
reference-sum-trains = 列車コマ { $n } 個 = 5 × 45 = { $used } 個（使う分）+ 予備 { $spare } 個。
reference-own-drawings = 絵は本プロジェクトが描いたもので、発売元のものではありません。行き先チケット 30 枚は、都市と点数を別に一覧にしています。
