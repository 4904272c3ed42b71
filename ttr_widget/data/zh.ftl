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
