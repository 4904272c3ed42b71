# 日本語。ない項目は英語で表示される。

## Cities

city-atlanta = アトランタ
city-boston = ボストン
city-calgary = カルガリー
city-charleston = チャールストン
city-chicago = シカゴ
city-dallas = ダラス
city-denver = デンバー
city-duluth = ダルース
city-el-paso = エルパソ
city-helena = ヘレナ
city-houston = ヒューストン
city-kansas-city = カンザスシティ
city-las-vegas = ラスベガス
city-little-rock = リトルロック
city-los-angeles = ロサンゼルス
city-miami = マイアミ
city-montreal = モントリオール
city-nashville = ナッシュビル
city-new-orleans = ニューオーリンズ
city-new-york = ニューヨーク
city-oklahoma-city = オクラホマシティ
city-omaha = オマハ
city-phoenix = フェニックス
city-pittsburgh = ピッツバーグ
city-portland = ポートランド
city-raleigh = ローリー
city-saint-louis = セントルイス
city-salt-lake-city = ソルトレイクシティ
city-san-francisco = サンフランシスコ
city-santa-fe = サンタフェ
city-sault-st-marie = スー・セント・マリー
city-seattle = シアトル
city-toronto = トロント
city-vancouver = バンクーバー
city-washington = ワシントン
city-winnipeg = ウィニペグ

## Colours

color-red = 赤
color-orange = オレンジ
color-yellow = 黄
color-green = 緑
color-blue = 青
color-purple = 紫
color-black = 黒
color-white = 白
color-locomotive = SL（機関車）
color-gray = 灰色

## Previews: what a move would do

preview-points = { $n } 点を得て合計 { $total } 点
preview-trains = { $n ->
    [0] 列車コマはなくなる
   *[other] 列車コマは残り { $n } 個
}
preview-completes = { $tickets }を達成
preview-gains = { $color }を取る
preview-covered = 山札から { $n } 枚引く
preview-offer = 行き先チケットを { $n } 枚引く
preview-keeps = { $n } 枚のうち { $kept } 枚を残す
preview-pass = 何も起こらない
preview-closes = { $routes }が使えなくなる
preview-longest = 最長経路 { $n }
preview-final = 最終ラウンドが始まる

## Front end

ui-title = Ticket to Ride — USA
ui-pair = { $a } – { $b }
ui-lane = { $route }（{ $color }）
ui-list-separator = 、
ui-ply = { $ply } 手目
ui-live = 現在
ui-looking-back = { $ply } 手目を表示中
ui-to-live = 現在に戻る
ui-undo = 元に戻す
ui-undo-none = 戻せる手はありません
ui-new-game = 新しいゲーム
ui-rematch = もう一度
ui-resume = 再開
ui-help = ヘルプ
ui-menu = その他
ui-close = 閉じる
ui-back = ゲームに戻る
ui-language = 言語
ui-theme-to-dark = 暗くする
ui-theme-to-light = 明るくする
ui-speed = ボットの速さ
ui-speed-head = ボット
ui-speed-0 = ボットは待つ
ui-speed-1 = ボットはゆっくり
ui-speed-2 = ボットは速く
ui-speed-3 = ボットはすぐに
ui-board = 地図。矢印キーで都市を移動、ピリオドとコンマでその都市の路線を選び、Enter で決定、Esc で取り消し。

## Front end: action bar

ui-turn-yours = あなたの番です
ui-turn-first-hint = 路線を確保するか、列車カードか行き先チケットを引きます
ui-turn-second = 2 枚目のカードを引く
ui-turn-second-hint = 2 枚目に表向きの SL は取れません
ui-turn-of = { $name } の番です
ui-turn-bot-hint = ボットが考えています
ui-turn-wait-hint = あなたの番になったら選んでください
ui-watching = 観戦中です
ui-choose-initial = 最初の行き先チケットを選ぶ
ui-choose-tickets = 残す行き先チケットを選ぶ
ui-choose-hint = 下で { $n } 枚以上選びます：{ $ticked } 枚、{ $points } 点
ui-choosing-others = ほかの人が最初の行き先チケットを選んでいます
ui-keep = { $n ->
    [0] 行き先チケットを残す
   *[other] { $n } 枚残す
  }
ui-claim = { $route } を確保
ui-payment-part = { $kind ->
    [locomotive] SL
   *[other] { $color }
  } { $n } 枚
ui-payment-join = { " + " }
ui-points-gain = +{ $n } 点
ui-trains-after = 残り列車コマ { $n } 個
ui-pay-with = 支払い
ui-choose-payment = 支払いを選ぶ
ui-completes = { $tickets } を達成
ui-completes-count = 行き先チケット { $n } 枚を達成 +{ $points }
ui-draw = { $color }を取る
ui-draw-hint = 表向きのカード
ui-draw-loco-hint = 表向きの SL は 1 枚だけで終わりです
ui-draw-deck = 山札から引く
ui-draw-deck-hint = 山札は残り { $n } 枚
ui-draw-tickets = 行き先チケットを引く
ui-draw-tickets-hint = 3 枚まで。1 枚以上残します
ui-pass = パス
ui-pass-hint = ほかにできることがありません
ui-confirm = 決定
ui-cancel = 取り消し
ui-ok = 了解
ui-key-enter = Enter
ui-key-esc = Esc
ui-busy = カーネルが処理中です。手は待っています
ui-busy-hint = 実行中のセルが終わると行われます。取り消せば行われません
ui-cancelling = 取り消しています……
ui-lost = カーネルから応答がありません
ui-lost-hint = カーネルは動いていますか。起動して、盤のセルをもう一度実行してください
ui-rule = ルール { $rule }
ui-refused-unknown = カーネルに断られました（{ $code }）
ui-why-undo-not-allowed = もう元に戻せません
ui-why-cancelled = 取り消しました。何も行われていません
ui-why-spectator = このゲームは観戦中です
ui-why-not-started = まだ始まっていません。だれが遊ぶかを選び、「開始」を押してください
ui-why-choose-payment = まず何で支払うかを選んでください
ui-final-round = { $n ->
    [0] 最終ラウンド
   *[other] 最終ラウンド：残り { $n } 手番
  }
ui-held-hint = あなたの手のあと、または今すぐ続けます
ui-paused-hint = 速さを選ぶと動きます
ui-bot-stopped = { $name } が止まりました：{ $reason }
ui-bot-stopped-hint = 「再開」でもう一度たずねます
ui-over = ゲーム終了
ui-over-counting = 下で得点を数えています
ui-wins = { $name } の勝ち
ui-win-shared = { $names } の同時優勝
ui-curtain = 画面を { $name } に渡してください
ui-curtain-hint = それまで手札と行き先チケットは伏せてあります
ui-reveal = 私が { $name } です
ui-loading = ゲームを待っています

## Front end: time, kernel, several people at one screen

ui-ply-of = { $ply } / { $live } 手
ui-time = 対局の前後へ
ui-time-first = 最初へ
ui-time-back = 1 手番戻る
ui-time-forward = 1 手番進む
ui-time-last = 現在へ
ui-time-slider = 表示する手
ui-replay = 再生
ui-replay-pause = 一時停止
ui-past-start = 最初の手の前
ui-why-looking-back = 過去の局面では行動できません。まず現在に戻ってください
ui-busy-other = カーネルは実行中です
ui-busy-other-hint = 実行中のセルが終わると応答します
ui-link-lost = カーネルが応答しません：セルを再実行してください
ui-link-lost-hint = 再起動または終了されました。最後に分かっていた局面です
ui-link-lost-brief = カーネルなし
ui-link-none = 保存された盤面です（操作できません）
ui-link-none-hint = カーネルにつながっていません。セルを実行すると続けられます
ui-link-none-brief = 保存済み
ui-saving-failed-hint = ファイルに書けませんでした。次の手でもう一度試します
ui-saving-taken-hint = 別のゲームかプログラムがこのファイルに書いています
ui-today = 今日 { $time }
ui-since = 前の手番から
ui-since-close = まとめを閉じる
ui-since-of = { $name }：{ $what }
ui-since-claims = { $routes } を確保、+{ $points }
ui-since-open = { $cards }を取った
ui-since-covered = 山札から { $n } 枚
ui-since-cards = { $n } 枚
ui-since-kept = 行き先チケット { $n } 枚を残した
ui-since-passed = パス
ui-last-turn-yours = あなたの最後の手番
ui-curtain-covered = それまで列車カード { $cards } 枚と行き先チケット { $tickets } 枚は伏せたままです
ui-open-hands = 全員の手札
ui-open-hands-hint = すべて公開
ui-counts = 色ごとの列車カード
ui-counts-discard = 捨て札
ui-counts-unseen = 未見
ui-counts-unseen-hint = 山札か他の人の手札にあるもの
ui-path-hint = 最長経路：列車コマ { $n } 個。押すと地図に表示
ui-full = 全画面
ui-full-leave = 全画面を終える
ui-caption-again = { $route } を確保：もう一度で確定
ui-caption-pay = { $route } を確保：キーで色を選び、確定
ui-help-key-time = 1 手番戻る・進む（Alt：1 手）
ui-short-of-cards = { $gray ->
    [no] { $route } には{ $color } { $need } 枚が必要です。手札は { $held } 枚と SL { $locomotives } 枚。
    [yes] { $route } には同じ色 { $need } 枚が必要です。最も多い{ $using_color }で { $held } 枚と SL { $locomotives } 枚。
   *[unknown] { $route } を確保するカードが手札にありません。
  }

## Front end: panels

ui-players = プレイヤー
ui-you = あなた
ui-bot = ボット
ui-to-move = 手番
ui-choosing = 選択中
ui-last-turn = 最後の手番
ui-longest = 最長 { $n }
ui-trains-title = 列車コマ
ui-cards-title = 列車カード
ui-tickets-title = 行き先チケット
ui-points-title = 得点
ui-player-line = 席 { $seat }、{ $name }：{ $points } 点、列車コマ { $trains }、列車カード { $cards } 枚、行き先チケット { $tickets } 枚
ui-market = 場札
ui-market-hint = 表の SL を取ると終わり
ui-market-second = 2 枚目に表の SL は不可
ui-market-empty = 空き
ui-deck = 山札
ui-deck-left = 残り { $n }
ui-deck-discard = 捨て札 { $n }
ui-ticket-deck = チケット
ui-ticket-deck-left = 残り { $n }
ui-ticket-deck-keep = 1 枚以上
ui-log = 記録
ui-log-hint = 行を押すとその手へ
ui-log-empty = まだ何も起きていません
ui-log-more = 前の手も表示
ui-log-unfold = すべて表示
ui-log-fold = たたむ
ui-as-text = テキスト
ui-copy-game = 対局を Python でコピー
ui-text-below = 盤の下にテキスト
ui-copy = コピー
ui-copy-code = { $code } をコピー
ui-copy-python = Python でコピー
ui-copied = コピーしました
ui-copy-failed = カーネルが応答しません
ui-copy-by-hand = ブラウザーがコピーを許可しません。ここから手でコピーしてください：
ui-view-text = 表示中の局面のテキスト
ui-view-text-hide = テキストを隠す
ui-branch = 分岐
ui-branch-here = ここから分岐
ui-branch-here-hint = ここから別の手を試します。元の対局はそのままです
ui-branch-of = 分岐 { $n }（{ $ply } 手目から）
ui-branch-code = セルでの書き方
ui-why-branch-not-allowed = 分岐するとこの先に出るカードがわかってしまいます。対局が終われば分岐できます
ui-hand = 手札 · { $n }
ui-hand-none = 手札
ui-hand-of = { $name } の手札 · { $n }
ui-hand-hint = 1–9 キーで色を選ぶ
ui-hand-empty = 列車カードはありません
ui-hand-pick = { $color } { $n } 枚：払える路線を見る
ui-tickets = 行き先チケット · { $n } 点
ui-tickets-none = 行き先チケット
ui-tickets-hint = 指すと都市が出ます
ui-ticket-open = 未接続
ui-ticket-left = あと { $n } 路線
ui-ticket-left-brief = あと { $n }
ui-ticket-done = 達成
ui-ticket-blocked = 不可能
ui-ticket-missed = 未達成
ui-ticket-label = { $ticket }、{ $points } 点
ui-spectator-hand = 観戦中は手札が見えません
ui-offer = この中から選ぶ
ui-tab-hand = 手札 { $n }
ui-tab-market = 場札
ui-tab-tickets = 行き先チケット { $n }
ui-tab-log = 記録
ui-tabs = パネル
ui-legend-trains = 列車コマ
ui-north = 北

## Front end: start panel

ui-saved-title = 途中のゲームがあります
ui-saved = { $names } · { $ply } 手目 · { $time }
ui-saved-continue = このゲームを続ける
ui-saved-decline = 新しいゲーム
ui-saving-failed = 保存できません
ui-saving-taken = 別の場所で保存中
ui-start-title = 新しいゲーム
ui-start-bar = だれが遊びますか
ui-start-bar-hint = 人とボットを自由に組み合わせ、選んだら「開始」
ui-start-hint = 2～5 席
ui-start-name = 席 { $n } の名前
ui-start-kind = 席 { $n } の担当
ui-start-person = 人
ui-start-greedy = 欲張りボット
ui-start-random = ランダムボット
ui-start-other = { $name }（ボット）
ui-start-add = 席を増やす
ui-start-remove = 席 { $n } を外す
ui-start-seed = シード（任意）
ui-start-seed-hint = 同じシードなら同じ配り方になります
ui-start-go = 開始
ui-start-default-name = { $n ->
    [1] Ann
    [2] Bo
    [3] Cai
    [4] Dee
   *[other] Eve
  }
ui-start-bad-seed = 整数を入れてください

## Front end: final scoring

ui-scoring = 最終得点
ui-score-routes = 路線
ui-score-longest = 最長経路
ui-score-longest-value = 列車コマ { $n }
ui-score-total = 合計
ui-score-show-path = { $name } の最長経路を表示
ui-score-no-tickets = 行き先チケットなし
ui-score-skip = すべて表示
ui-winner = 勝者

## Front end: help

ui-help-title = 遊び方
ui-help-rules-1 = 手番には、列車カードを引く、路線を確保する、行き先チケットを引く、のどれか 1 つを行います。
ui-help-rules-2 = 列車カードは、表向きのものか山札から 2 枚引きます。表向きの SL は 1 枚で 2 枚分です。
ui-help-rules-3 = 路線は、マスの数だけ同じ色のカードを払って確保します。灰色は好きな 1 色で。SL はどの色にもなります。
ui-help-rules-4 = 行き先チケットは 3 枚引き、1 枚以上残します。最後につながっていれば得点、いなければ減点です。
ui-help-rules-5 = 2～3 人では、複線は片方しか確保できません。
ui-help-rules-6 = だれかの列車コマが 2 個以下になると、全員があと 1 手番ずつで終わりです。最長経路は 10 点。
ui-help-keys = 地図を選んでいるときのキー
ui-help-key-arrows = 都市を移動、支払いを選ぶ
ui-help-key-cycle = その都市の路線
ui-help-key-enter = 選ぶ、もう一度で決定
ui-help-key-esc = 取り消し
ui-help-key-colors = 手札の色
ui-help-key-market = 場札
ui-help-key-deck = 山札から引く
ui-help-key-tickets = 行き先チケットを引く
ui-help-key-space = 行き先チケットに印を付ける
ui-help-key-undo = 元に戻す
ui-help-key-help = このヘルプ
ui-help-note = 非公式です。「Ticket to Ride」は Days of Wonder の商標で、本プロジェクトとは関係ありません。

## Front end: lessons

ui-lesson-n = レッスン { $n }
ui-lesson = レッスン
ui-lesson-named = レッスン { $n }：{ $title }
ui-lesson-step = ステップ { $step }／{ $steps }
ui-lesson-rules = このレッスンのルール
ui-lesson-prompt = 地図、場札、手札から選び、決定を押してください。決定するまでは何も確定しません。
ui-lesson-prompt-exam = 正しいと思うとおりに答えてください。ここでは記録するだけで、正誤は出ません。
ui-lesson-hint = ヒント
ui-lesson-hint-more = 次のヒント
ui-lesson-hint-none = ヒントはこれで全部です
ui-lesson-hint-n = ヒント { $n }
ui-lesson-again = もう一度練習
ui-lesson-next = 次のレッスン
ui-lesson-back = 前のレッスン
ui-lesson-right = 正解
ui-lesson-wrong = 課題と違います
ui-lesson-refused = できません
ui-lesson-open = 途中です
ui-lesson-solved = クリア
ui-lesson-recorded = 記録しました
ui-lesson-course = レッスン一覧
ui-lesson-course-close = レッスン一覧を閉じる
ui-lesson-course-progress = クリア { $solved }／{ $n }
ui-lesson-course-place = レッスン { $n }／{ $all }
ui-lesson-state-new = まだ試していません
ui-lesson-state-tried = 挑戦済み
ui-lesson-state-solved = クリア済み
ui-lesson-station = { $lesson }、{ $state }
ui-lesson-copy = { $code } をコピー
ui-lesson-copied = コピーしました：{ $code }
ui-lesson-pay = 出すカード
ui-lesson-pay-hint = 手札からカードを取る
ui-lesson-pay-none = 1 枚以上出してください
ui-lesson-pay-take = { $color }を取る、残り { $n } 枚
ui-lesson-pay-give = { $color }を戻す
ui-lesson-pay-spaces = { $n } マス
ui-lesson-pay-said = { $what }、{ $n } マス。{ $cards ->
    [0] 数字キーで手札からカードを取ります。
   *[other] 出したカード：{ $payment }。Enter で決定。
}
ui-lesson-bar-done = あなたの手番は終わりました
ui-lesson-bar-done-hint = 別の手を試すには、もう一度練習してください。
ui-lesson-bar-solved = レッスンをクリアしました
ui-lesson-bar-solved-hint = もう一度練習するか、先へ進みましょう。
ui-lesson-bar-solved-last = 何度でも練習できます。
ui-lesson-bar-all = 全 { $n } レッスンをクリアしました
ui-lesson-bar-recorded = 答えを記録しました
ui-lesson-key-hint = ヒント
ui-lesson-key-again = もう一度練習
ui-lesson-key-next = 次のレッスン
ui-lesson-key-backspace = カードを 1 枚戻す

## Front end: what happened

event-draw-n = { $n ->
    [1] { $name } がカードを引く
   *[other] { $name } が { $n } 枚引く
  }
event-deck-n = { $n ->
    [1] { $name } が山札から引く
   *[other] { $name } が山札から { $n } 枚
  }
event-draw-mixed = { $name } が引く（山札 1）
event-tickets = { $name } がチケット { $n } 枚を引く
event-chosen = { $name } が選択済み
event-keep = { $name } がチケット { $of } 枚中 { $kept } 枚を残す
event-claim = { $name }：{ $route }
event-pass = { $name } がパス
event-final = 最終ラウンド
event-reshuffled = 捨て札を混ぜて山札に
event-wipes = 場札を入れ替え
event-live-draw = { $name } が{ $color }を取りました。
event-live-deck = { $name } が山札から 1 枚引きました。
event-live-deck-own = 山札から{ $color }を引きました。
event-live-tickets = { $name } が行き先チケットを { $n } 枚引きました。
event-live-chosen = { $name } が最初の行き先チケットを選びました。
event-live-keep = { $name } が行き先チケット { $of } 枚のうち { $kept } 枚を残しました。
event-live-claim = { $name } が { $payment } で { $route } を確保：{ $points } 点。
event-live-pass = { $name } がパスしました。
event-live-wipes = SL が 3 枚になり、場札を入れ替えました。
event-live-reshuffled = 捨て札を混ぜて新しい山札にしました。
event-live-final = 最終ラウンドです。
event-live-over = ゲーム終了です。
event-live-yours = あなたの番です。

## できない理由と、正しいやり方

refusal-not-a-move = { $why ->
    [empty] 空の文は手になりません。「draw red」「draw deck」「draw tickets」「keep …」「claim … with …」のように書いてください。
    [too_long] 長すぎます。手は { $limit } 文字までです。
    [characters] 「{ $text }」には使えない文字があります。
    [draw] 何を引きますか。表向きのカードは色で「draw red」、ほかに「draw deck」「draw tickets」があります。
    [keep] どの行き先チケットを残しますか。「keep all」、または都市名で「keep Dallas-New York, Denver-El Paso」と書いてください。
    [many] 一度に選べる数よりずっと多くのチケットが書かれています。
    [claim] 確保には路線と支払いを書きます：「claim Helena-Seattle with 5 yellow + 1 locomotive」。
    [payment] 「{ $payment }」は支払いになりません。枚数と色を書いてください：「5 yellow + 1 locomotive」。
    [pair] 「{ $pair }」は 2 つの都市ではありません。ハイフンでつないでください：「Helena-Seattle」。
    [pass] パスするには「pass」とだけ書いてください。
    [near] 「{ $text }」は手ではありません。{ $suggestions } … のことですか。
   *[verb] 「{ $text }」は手ではありません。手は draw、keep、claim、pass のどれかで始まります。
}
refusal-unknown-city = { $near ->
    [0] 「{ $name }」という都市はこの地図にありません。
   *[other] 「{ $name }」という都市はこの地図にありません。{ $suggestions }のことですか。
}
refusal-unknown-colour = { $name ->
    [gray] 灰色は路線だけの色で、灰色のカードはありません。列車カードは{ $colors }です。
   *[other] { $near ->
        [0] 「{ $name }」という色の列車カードはありません。列車カードは{ $colors }です。
       *[other] 「{ $name }」という色の列車カードはありません。{ $suggestions }のことですか。
    }
}
refusal-unknown-ticket = { $near ->
    [0] { $ticket }という行き先チケットはありません。
   *[other] { $ticket }という行き先チケットはありません。これらの都市のチケット：{ $tickets }。
}
refusal-not-adjacent = { $near ->
    [0] { $city_a }と{ $city_b }を結ぶ路線はありません。{ $city_a }からは{ $cities }へ行けます。
   *[other] { $city_a }と{ $city_b }の間に「{ $lane }」という路線はありません。あるのは{ $routes }です。
}
refusal-ambiguous = { $what ->
    [lane] 複線のどちらにも合います。選んでください：
   *[payment] 支払い方が { $n } 通りあります。選んでください：
}
    { $choices }
refusal-game-over = ゲームは終わりました。
refusal-not-your-turn = { $answered ->
    [1] この席は最初の行き先チケットをもう選びました。ほかの人が選ぶのを待ってください。
   *[0] この席の番ではありません。{ $seat_name }の番です。
}
refusal-must-finish-draw = 先にカードを引き終えてください。列車カードをもう 1 枚取ります。
refusal-must-choose-tickets = 先に、残す行き先チケットを選んでください。
refusal-faceup-locomotive-second = 表向きの SL（機関車）は 2 枚目には取れません。ほかのカードを取るか、山札から引いてください。
refusal-slot-empty = 表向きのカードに{ $color }はありません。
refusal-no-cards = 山札から引ける列車カードがありません。山札も捨て札も空です。
refusal-owned = { $route }はもう{ $owner_name }のものです。
refusal-own-twin = { $route }のもう一方の線は{ $owner_name }のものです。同じ人が両方を確保することはできません。
refusal-closed-double = { $route }のもう一方の線は{ $owner_name }のものです。2～3 人のときは、こちらの線はだれも使えません。
refusal-not-enough-trains = { $route }には列車コマが { $length } 個いりますが、残りは { $trains } 個です。
refusal-wrong-count = { $route }にはちょうど { $length } 枚いります。{ $have } 枚ではありません。
refusal-mixed-colours = 払えるのは 1 色と SL だけです。{ $colors }を混ぜることはできません。
refusal-wrong-colour = { $route }は{ $route_color }の路線です。{ $route_color }のカードと SL で払います。{ $color }は使えません。
refusal-not-in-hand = { $held ->
    [0] { $color }が { $need } 枚いりますが、手札に 1 枚もありません。
    [one] { $color }が { $need } 枚いりますが、手札には { $held } 枚しかありません。
    [other] { $color }が { $need } 枚いりますが、手札には { $held } 枚しかありません。
   *[unknown] { $route }に払うカードが手札にありません。
}
refusal-keep-min-2 = 最初の行き先チケットは 2 枚以上残してください。
refusal-keep-min-1 = 引いた行き先チケットは 1 枚以上残してください。
refusal-not-in-offer = { $open ->
    [0] 選べる行き先チケットは今ありません。
   *[other] { $tickets }は選べるチケットにありません。選べるのは{ $offer }です。
}
refusal-no-tickets = 引ける行き先チケットはもうありません。
refusal-pass-not-allowed = パスできるのは、ほかに何もできないときだけです。
refusal-stale = 送られたあとに局面が変わったので、何もしていません。
refusal-undo-not-allowed = この手は戻せません。ほかの人がもう動いたか、隠れていたものが明らかになっています。
refusal-cancelled = 実行される前に取り消されました。
refusal-malformed = メッセージの意味がわかりません（{ $field }）。何もしていません。

## 局面とファイルの誤り

error-position-players = プレイヤーが { $n } 人です。2～5 人で遊びます
error-position-missing = この項目がありません
error-position-unknown-key = ここに「{ $key }」という項目はありません。あるのは { $keys } です
error-position-too-small = { $given } は小さすぎます。{ $least } 以上です
error-position-color = { $near ->
    [0] 「{ $given }」は列車カードの色ではありません。色は { $colors } です
   *[other] 「{ $given }」は列車カードの色ではありません。{ $guess } のことですか
}
error-position-choice = { $given } は使えません。正しいのは { $choices } です
error-position-type = { $want ->
    [whole_number] 整数を書きます（{ $given } ではなく）
    [text] 文字列を書きます（{ $given } ではなく）
    [flag] true か false を書きます（{ $given } ではなく）
    [list] リストを書きます（{ $given } ではなく）
    [object] キーと値のオブジェクトを書きます（{ $given } ではなく）
   *[other] { $said }（{ $given } ではなく）
}
error-position-board = { $said }
error-position-json = JSON ではありません：{ $said }
error-position-key-twice = キー「{ $key }」がここに 2 度あります
error-position-seat = 席 { $given } はありません。最後の席は { $last } です
error-position-market-size = { $n } 枚分が書かれています。場札は 5 枚分です（空きは null）
error-position-too-many-cards = 「{ $color }」が { $n } 枚あります（{ $where }）。全部で { $supply } 枚しかありません
error-position-known = 公開された「{ $color }」が { $n } 枚とありますが、手札には { $held } 枚です
error-position-unknown-ticket = { $near ->
    [0] 行き先チケット「{ $given }」はありません
   *[other] 行き先チケット「{ $given }」はありません。{ $guess } のことですか
}
error-position-unknown-route = { $near ->
    [0] 路線「{ $given }」はありません
   *[other] 路線「{ $given }」はありません。{ $guess } のことですか
}
error-position-ticket-twice = 行き先チケット { $id } はすでに { $other } にあります
error-position-route-twice = 路線 { $id } はすでに { $other } で確保されています
error-position-both-lanes-one-seat = もう一方の線 { $other } も同じ席のものです。1 人で両方は確保できません（R36）
error-position-both-lanes = もう一方の線 { $other } も確保されています。{ $n } 人のときは片方だけです（R35）
error-position-returned-held = 行き先チケット { $id } は山の下にはありません。{ $other } にあります
error-position-returned-elsewhere = 行き先チケット { $id } は山の下にはありません。行き先チケットの山にないからです
error-position-name = { $said }
error-position-too-long = 確保したマスが { $owned } あります。列車コマは 1 人 { $whole } 個です
error-position-trains = 残りの列車コマ { $trains } 個と確保した { $owned } マスを合わせると { $whole } を超えます。残りは { $most } 個までです
error-position-offer-size = 選ぶ行き先チケットが { $n } 枚あります。引くのは 3 枚までです
error-position-keep-late = 最初の行き先チケットの選択が書かれていますが、段階は { $phase } です
error-position-offer-unexpected = 選ぶ行き先チケットがありますが、段階は { $phase } で、席 { $turn } の番です
error-position-offer-missing = 段階が tickets なので、席 { $turn } に選ぶ行き先チケットが 1～3 枚必要です
error-position-first-offer-missing = 段階が initial_tickets なので、この席に選ぶ行き先チケットが 3 枚必要です
error-position-keep-few = 残したのは { $n } 枚です。最初の行き先チケットは { $least } 枚以上残します
error-position-keep-not-offered = 行き先チケット { $id } は、この席が選べるチケットにありません
error-position-passes = パスが { $n } 回続くとゲームは終わります。続けられるのは { $most } 回までです
error-position-final-early = 最初の手番の前に最終ラウンドはありません
error-position-turns-left = 残りの手番が { $given } です。最終ラウンドでは { $least } から { $most } までです
remark-market-filled = カードがあるので、場札の空きを補充しました（R24）。
remark-market-swept = 場札に SL が 3 枚あったので、入れ替えました（R21）。
remark-market-kept = 場札に SL が 3 枚ありますが、そのまま残しました（R25）。
remark-turn-ended = 2 枚目に取れるカードがないので、手番は終わりました（R18）。
remark-all-answered = 全員が選び終えていたので、選択を反映しました（R6）。
remark-first-turn = まだ行き先チケットを選んでいない最初の席は { $seat } なので、この席が選びます（R6）。
remark-no-final = 席 { $seat } の列車コマは残り { $n } 個ですが、最終ラウンドではありません。その席が手番を終えたときに始まります（R43）。
remark-final-turn = 最終ラウンドの順番では席 { $expected } の番で、席 { $seat } ではありません。
remark-final-trigger = 席 { $seat } が最終ラウンドを始めたことになっていますが、列車コマが { $n } 個あります。
remark-bot-unknown = 「{ $bot }」というボットはここにありません。{ $name } は人が動かします。ボットにするには players= を渡してください。
error-autosave-folder = autosave：このフォルダーはありません
error-autosave-no-file = autosave：これはファイルではありません
error-autosave-write = autosave：ここには保存できません（{ $reason }）
error-autosave-read = autosave：このファイルは読めません（{ $reason }）
error-autosave-alien = autosave：{ $file } は保存されたゲームではなく、上書きされてしまいます。別のパスを指定してください
error-autosave-nothing = 続けられる保存済みのゲームはありません。
remark-autosave-damaged = { $file } は壊れていて続けられません（{ $said }）。このゲームが保存されると、{ $kept } として残ります。
remark-autosave-newer = { $file } はここでは続けられません（{ $said }）。このゲームが保存されると、{ $kept } として残ります。
remark-autosave-failed = このゲームを { $file } に保存できませんでした（{ $reason }）。ゲームは続き、次の手でもう一度試します。
remark-autosave-taken = { $file } にほかのゲームかプログラムが書き込んだので、このゲームはもうそこに保存されません。autosave を設定し直すか、別のファイルを指定してください。

## Front end: for those who listen, and the list of all moves

live-turn = { $name } の番です。
live-second = カードをもう 1 枚引いてください。
live-choose = 残す行き先チケットを選んでください：{ $n } 枚以上。
live-pass = パスするほかにできることがありません。
live-last-turn = これが最後の手番です。
live-moved-back = { $ply } 手目に戻りました。
live-ticket-done = 行き先チケット達成：{ $ticket }。
live-many = ほかに { $n } 手。
live-sum-claim = { $name } が { $route } を確保。
live-sum-draws = { $name } がカードを { $n } 枚引きました。
live-sum-tickets = { $name } が行き先チケットを引きました。
live-sum-pass = { $name } がパス。
live-wins = { $name } が { $points } 点で勝ちました。
live-shared = { $names } が { $points } 点で同時優勝です。
live-curtain = 画面を { $name } に渡してください。
live-city = { $city }：路線 { $routes } 本、{ $legal ->
    [0] 今確保できるものはありません
   *[other] 今確保できるもの { $legal } 本
  }。
live-choice = { $what }、{ $payment }：{ $points } 点、残り列車コマ { $trains } 個。Enter で決定。
live-choice-pay = { $what }：支払い方は { $n } 通り。矢印キーで選びます。
live-choice-draw = { $what }。Enter で決定。
live-picked = { $color }：払える路線 { $n } 本。
live-ticket = { $ticket }、{ $ticked ->
    [1] 選択済み
   *[0] 未選択
  }。
ui-route-facts = { $route } · { $color } · 列車コマ { $n } 個 · { $points } 点
ui-route-can = 確保できます。
ui-route-of = { $name } が確保しています。
ui-key = 凡例
ui-zoom-in = 地図を拡大
ui-zoom-out = 地図全体を表示
ui-mirror = できる手の一覧
ui-mirror-close = 一覧を閉じる
ui-mirror-state = 今の局面
ui-mirror-now = 今できること
ui-mirror-nothing = 今選べる手はありません。
ui-mirror-market = 場札：{ $cards }。山札 { $deck } 枚、捨て札 { $discard } 枚、行き先チケット残り { $tickets } 枚。
ui-mirror-empty = 空き
ui-mirror-hand = 手札：{ $cards }。
ui-mirror-hand-none = 手札はありません。
ui-mirror-tickets = あなたの行き先チケット
ui-mirror-ticket = { $ticket }：{ $state }
ui-mirror-ticket-left = あと { $n } 本
ui-mirror-routes = 確保された路線
ui-mirror-routes-of = { $name }：{ $routes }。
ui-mirror-routes-none = { $name }：なし。
ui-mirror-draw = 列車カードを引く
ui-mirror-draw-tickets = 行き先チケットを引く
ui-mirror-keep-head = 行き先チケットを残す
ui-mirror-keep = { $tickets } を残す
ui-mirror-claims = 路線を確保する
ui-mirror-claims-hint = 路線は、2 つの都市のうち先に書かれる都市の下にあります。
ui-mirror-city = { $city }：路線 { $n } 本
ui-mirror-claim = { $a } から { $b } を { $payment } で確保
ui-mirror-claim-lane = { $a } から { $b }（{ $lane }）を { $payment } で確保
ui-mirror-lane-color = { $color }の線
ui-mirror-lane-number = { $n } 番の線
ui-mirror-and = { " と " }
ui-mirror-game = ゲーム

## Pictures and plain text

text-title = { $board } · { $ply } 手目
text-eyes-seat = { $name } から見た盤面
text-eyes-spectator = 観戦者から見た盤面
text-eyes-open = すべて公開
text-phase-initial-tickets = { $name } が最初の行き先チケットを選びます。
text-phase-turn = { $name } の番です。
text-phase-second-card = { $name } が 2 枚目の列車カードを引きます。
text-phase-tickets = { $name } が残す行き先チケットを選びます。
text-final = 最終ラウンド：残り { $n } 手番。
text-won = { $n ->
    [one] ゲーム終了：{ $names } の勝ちです。
   *[other] ゲーム終了：{ $names } の同時優勝です。
  }
text-column-points = 得点
text-column-trains = 列車コマ
text-column-cards = 列車カード
text-column-tickets = チケット
text-column-longest = 最長経路
text-column-routes = 路線
text-column-total = 合計
text-you = あなた
text-bot = ボット
text-market = 場札
text-decks = 山札
text-decks-left = 山札 { $deck }、捨て札 { $discard }、チケット { $tickets }
text-discard = 捨て札
text-hand = 手札
text-tickets = チケット
text-offer = 選択中
text-routes = 路線
text-describe = { $name }：{ $points } 点、路線 { $routes }、列車コマ残り { $trains }。
text-codes = Cities by their codes: no Japanese font found

## Front end: the reference

ui-ref-search = リファレンスを検索
ui-ref-search-hint = 検索：SL、切符、R21 …
ui-ref-clear = 検索を消す
ui-ref-results = 検索結果
ui-ref-meant = もしかして
ui-ref-for-example = たとえば
ui-ref-or = ・
ui-ref-tabs = リファレンスの各部
ui-ref-tab-questions = 質問
ui-ref-tab-rules = ルール
ui-ref-tab-catalogue = 内容物
ui-ref-tab-tickets = 行き先チケット
ui-ref-tab-routes = 路線
ui-ref-tab-turn = 手番と得点
ui-ref-tab-conventions = 取り決め
ui-ref-tab-museum = めずらしい局面
ui-ref-tab-glossary = 用語
ui-ref-back = 戻る
ui-ref-open = 盤で開く
ui-ref-open-here = 下の盤に表示中
ui-ref-opened = 盤の上：{ $title }
ui-ref-on-board = 盤の上
ui-ref-show-text = 説明を見る
ui-ref-close = 盤を閉じる
ui-ref-again = 最初から
ui-ref-next = 次の手を行う
ui-ref-try = 次の手を試す
ui-ref-moves = ここで試せる手
ui-ref-free = 決まった手順はありません。盤を眺めるも、自由に続けるも、お好きなように。
ui-ref-barred = できない
ui-ref-refused = { $move }（できない手）
ui-ref-step-done = { $n } 手目、済み：{ $move }
ui-ref-step-due = { $n } 手目、次の手：{ $move }
ui-ref-step-later = { $n } 手目、このあと：{ $move }
ui-ref-keep-none = 1 枚も残さない
ui-ref-keep-all = すべて残す
ui-ref-see-also = 関連項目
ui-ref-comes-up = 関連する質問と局面
ui-ref-before = 前のルール
ui-ref-after = 次のルール
ui-ref-ticket = 行き先チケット：{ $a }～{ $b }、{ $points } 点
ui-ref-route = 路線：{ $a }～{ $b }、{ $color }、{ $n } マス、{ $points } 点
ui-ref-only = { $city }のみ
ui-ref-all = すべて表示
ui-ref-map-hint = 行を指すか選ぶと、ここに表示されます
