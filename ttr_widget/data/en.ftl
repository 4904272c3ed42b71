# Texts of ttr_widget in English. Every other language falls back to this file, id by id.

## Cities

city-atlanta = Atlanta
city-boston = Boston
city-calgary = Calgary
city-charleston = Charleston
city-chicago = Chicago
city-dallas = Dallas
city-denver = Denver
city-duluth = Duluth
city-el-paso = El Paso
city-helena = Helena
city-houston = Houston
city-kansas-city = Kansas City
city-las-vegas = Las Vegas
city-little-rock = Little Rock
city-los-angeles = Los Angeles
city-miami = Miami
city-montreal = Montréal
city-nashville = Nashville
city-new-orleans = New Orleans
city-new-york = New York
city-oklahoma-city = Oklahoma City
city-omaha = Omaha
city-phoenix = Phoenix
city-pittsburgh = Pittsburgh
city-portland = Portland
city-raleigh = Raleigh
city-saint-louis = Saint Louis
city-salt-lake-city = Salt Lake City
city-san-francisco = San Francisco
city-santa-fe = Santa Fe
city-sault-st-marie = Sault St. Marie
city-seattle = Seattle
city-toronto = Toronto
city-vancouver = Vancouver
city-washington = Washington
city-winnipeg = Winnipeg

## Colours

color-red = red
color-orange = orange
color-yellow = yellow
color-green = green
color-blue = blue
color-purple = purple
color-black = black
color-white = white
color-locomotive = locomotive
color-gray = gray

## Refusals

## Front end

