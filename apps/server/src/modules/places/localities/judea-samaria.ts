/** Localities of Judea and Samaria: Hebrew | English | latitude | longitude | other names; the larger ones first. */
export const JUDEA_SAMARIA = `
מודיעין עילית|Modi'in Illit|31.9331|35.0417|קריית ספר
ביתר עילית|Beitar Illit|31.6981|35.1206|
מעלה אדומים|Ma'ale Adumim|31.7775|35.2981|
אריאל|Ariel|32.1056|35.1722|
גבעת זאב|Giv'at Ze'ev|31.8614|35.1694|
אפרת|Efrat|31.6539|35.1533|
אורנית|Oranit|32.1308|34.9900|
אלפי מנשה|Alfei Menashe|32.1700|35.0172|
קרני שומרון|Karnei Shomron|32.1711|35.0942|
קריית ארבע|Kiryat Arba|31.5403|35.1169|
בית אל|Beit El|31.9436|35.2225|
אלקנה|Elkana|32.1106|35.0339|
שערי תקווה|Sha'arei Tikva|32.1194|35.0233|
קדומים|Kedumim|32.2122|35.1592|
עמנואל|Immanuel|32.1606|35.1361|
אלון שבות|Alon Shvut|31.6544|35.1275|
כפר אדומים|Kfar Adumim|31.8244|35.3339|
עלי|Eli|32.0739|35.2650|
שילה|Shilo|32.0550|35.2986|
עפרה|Ofra|31.9550|35.2600|
כוכב יעקב|Kokhav Ya'akov|31.8800|35.2461|
`;
