/**
 * Localities of the Tel Aviv district: Hebrew | English | latitude | longitude | other names | Arabic |
 * Russian; the larger localities first, the small ones by name (source: NOTICE.md).
 */
export const TEL_AVIV = `
תל אביב-יפו|Tel Aviv-Yafo|32.0853|34.7818|תל אביב;Tel Aviv;ת"א;Tel Aviv-Jaffa;Tel Aviv Yaffo|تل أبيب;تل أبيب يافا|Тель-Авив;Тель-Авив-Яффо
חולון|Holon|32.0158|34.7874||حولون|Холон
בני ברק|Bnei Brak|32.0849|34.8352||بني براك|Бней Брак
רמת גן|Ramat Gan|32.0684|34.8248||رمات غان|Рамат-Ган
בת ים|Bat Yam|32.0171|34.7454||بات يام|Бат-Ям
הרצליה|Herzliya|32.1663|34.8439|הרצלייה;Herzlia;Hertzelia|هرتسليا|Герцлия
גבעתיים|Givatayim|32.0723|34.8125||جفعتايم|Гиватаим
רמת השרון|Ramat HaSharon|32.1461|34.8394|רמה"ש|رمات هشارون|Рамат ха-Шарон
אור יהודה|Or Yehuda|32.0292|34.8577||أور يهودا|Ор Иеуда
קריית אונו|Kiryat Ono|32.0636|34.8556||كريات أونو|Кирьят Оно
אזור|Azor|32.0244|34.8106||آزور|Азур
כפר שמריהו|Kfar Shmaryahu|32.1839|34.8214||كفار شمرياهو|Кфар Шмариягу
מקווה ישראל|Mikveh Israel|32.0299|34.7837||مكفيه اسرائيل|Микве Исраэль
`;
