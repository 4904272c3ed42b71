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
