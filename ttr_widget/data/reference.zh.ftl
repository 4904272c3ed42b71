## 参考：规则、问答、表格和搜索的标签与句子

reference-title = 参考
reference-rules = 规则
reference-questions = 问答
reference-catalogue = 盒里有什么
reference-tickets = 30 张目的地票
reference-routes = 100 条线路
reference-points = 线路分数
reference-turn = 一个回合
reference-conventions = 数字版约定
reference-conventions-title = 数字版约定与说法不一之处
reference-museum = 罕见局面
reference-glossary = 词汇表
reference-about = 关于本参考

reference-rule = 规则 { $rule }
reference-question = 第 { $n } 问
reference-condition = 条件
reference-example = 例子
reference-convention = 数字版约定
reference-source = 来源
reference-sources = 来源
reference-rule-list = 规则
reference-page = { $source }（第 { $page } 页）
reference-mark-official = 规则书一致
reference-mark-contested = 资料说法不一
reference-mark-digital = 数字版约定
reference-also = 别的叫法
reference-called = “{ $word }”（{ $source }）
reference-common = “{ $word }”
reference-open = 在地图上打开：{ $code }
reference-moves = 可以这样走
reference-move-refused = { $move }（不允许）

reference-name-1 = 甲
reference-name-2 = 乙
reference-name-3 = 丙
reference-name-4 = 丁
reference-name-5 = 戊

reference-trains = { $n } 节车厢
reference-n-points = { $n } 分
reference-n-spaces = { $n } 格
reference-count = { $name } · { $n }
reference-yes = 是
reference-no = 否
reference-double = 双线

reference-column-cities = 城市
reference-column-from = 起点
reference-column-to = 终点
reference-column-points = 分数
reference-column-shortest = 最短路程（车厢）
reference-column-spaces = 格数
reference-column-colour = 颜色
reference-column-double = 双线
reference-column-action = 行动
reference-column-how = 怎么做
reference-column-rule = 规则
reference-column-subject = 关于
reference-column-mark = 依据
reference-column-here = 各家说法与这里的做法
reference-column-setting = 设置
reference-column-routes = 这样长的线路
reference-column-n = 数量
reference-column-what = 配件
reference-column-use = 用途

reference-tickets-sum = 共 { $n } 张，合计 { $points } 分。其中四张比最短路程多 1 分，纽约–西雅图多 2 分。
reference-routes-sum = 共 { $n } 条线路、{ $spaces } 格、{ $points } 分。{ $doubles } 对城市之间是双线，即 { $lanes } 条线路。
reference-conventions-said = 印刷的规则没有写、或者资料留有余地的地方，在这里作如下约定。有设置项的可以更改：Game(rules=ttr.Rules(…))。

reference-turn-draw = 拿火车牌
reference-turn-draw-how = 一张一张地拿两张，明牌或牌堆都可以。明拿机车牌，本回合就只拿这一张。
reference-turn-claim = 占领一条线路
reference-turn-claim-how = 付与格数相同、颜色一致的牌（灰色任选一色，机车牌可代替），放上车厢，立即得分。
reference-turn-tickets = 抽目的地票
reference-turn-tickets-how = 抽三张，至少留一张，其余放到票堆最下面。

reference-kind-question = 问答
reference-kind-rule = 规则
reference-kind-term = 词汇
reference-kind-ticket = 目的地票
reference-kind-city = 城市
reference-kind-component = 配件
reference-kind-state = 罕见局面

reference-found = “{ $query }”：找到 { $n } 项
reference-more = …… 还有 { $n } 项
reference-nothing = 没有找到“{ $query }”。
reference-empty = 请输入要找的词，例如 车票、彩虹票 或 locomotive。
reference-suggest = 你要找的也许是{ $suggestions }。
reference-corrected = 没有“{ $given }”，这里显示的是“{ $meant }”。
reference-two-meanings = “{ $word }”{ $meanings }。下面两种都列出。
reference-meaning = 在{ $source }中指{ $term }
reference-meaning-common = 平时指{ $term }
reference-meaning-join = ，
reference-city-line = { $routes } 条线路，{ $tickets } 张目的地票。相邻城市：{ $neighbours }。

reference-no-rule = 没有规则“{ $given }”：规则从 R1 到 R59。{ $near ->
    [0] { "" }
   *[other] 你要找的是 { $suggestions } 吗？
  }
reference-no-question = 没有第 { $given } 问：问答从 1 到 { $n }。
reference-no-question-id = 没有名为“{ $given }”的问答。你要找的是{ $suggestions }吗？
reference-no-state = 罕见局面里没有“{ $given }”。你要找的是{ $suggestions }吗？

reference-about-scope = 经典美国版：美国地图，30 张目的地票，两人到五人。不含 USA 1910 扩充、欧洲版，也不是 33 张目的地票的新版。
reference-about-checked = 规则与数字已对照各资料核对，日期 { $date }。
reference-about-contested = 资料说法不一或没有提到的地方都有标记，这里的选择写明是数字版约定。
reference-about-publisher = 出版方的规则：daysofwonder.com 的 Ticket to Ride 页面；经典版规则在旧版规则之中。
reference-about-rights = 非官方作品。“Ticket to Ride”和“Days of Wonder”是 Days of Wonder 的商标，本项目与其无关。这里的文字和图画是本项目自己的；游戏的权利归原权利人所有。

reference-card-of = { $color }{ $card }
reference-sum-train-cards = { $n } 张火车牌 = 8 种颜色 × { $each } + { $locomotives } 张机车牌。
reference-sum-cards = { $n } 张卡 = { $trains } 张火车牌 + { $tickets } 张目的地票 + 1 张最长路径卡 + 1 张速查卡。
reference-sum-trains = { $n } 节车厢 = 5 × 45 = { $used } 节参加游戏 + { $spare } 节备用。
reference-own-drawings = 图画是本项目自己画的，不是出版方的原图。30 张目的地票另外列出城市和分数。
