/** Localities of the Jerusalem district: Hebrew | English | latitude | longitude | other names; the larger ones first. */
export const JERUSALEM = `
ירושלים|Jerusalem|31.7780|35.2225|י-ם
בית שמש|Beit Shemesh|31.7514|34.9886|
מבשרת ציון|Mevaseret Zion|31.8017|35.1508|
אבו גוש|Abu Ghosh|31.8064|35.1106|
צור הדסה|Tzur Hadassah|31.7186|35.0969|
קריית יערים|Kiryat Ye'arim|31.8025|35.1011|
הר אדר|Har Adar|31.8258|35.1314|
עין נקובא|Ein Naqquba|31.7894|35.1189|
עין ראפה|Ein Rafa|31.7867|35.1142|
אורה|Ora|31.7536|35.1500|
עמינדב|Aminadav|31.7492|35.1392|
צובה|Tzova|31.7833|35.1258|
קריית ענבים|Kiryat Anavim|31.8114|35.1189|
בית זית|Beit Zayit|31.7828|35.1583|
מוצא עילית|Motza Illit|31.7936|35.1622|
שורש|Shoresh|31.7967|35.0633|
נווה אילן|Neve Ilan|31.8081|35.0842|
נס הרים|Nes Harim|31.7436|35.0586|
בר גיורא|Bar Giora|31.7278|35.0694|
צרעה|Tzora|31.7692|34.9681|
זכריה|Zekharia|31.7081|34.9469|
מטע|Mata|31.7167|35.0600|
נטף|Nataf|31.8328|35.0681|
אשתאול|Eshtaol|31.7817|35.0106|
טל שחר|Tal Shahar|31.8028|34.8986|
`;
