/** Localities of the Tel Aviv district: Hebrew | English | latitude | longitude | other names; the larger ones first. */
export const TEL_AVIV = `
תל אביב-יפו|Tel Aviv-Yafo|32.0853|34.7818|תל אביב;Tel Aviv;ת"א
חולון|Holon|32.0158|34.7874|
בני ברק|Bnei Brak|32.0849|34.8352|
רמת גן|Ramat Gan|32.0684|34.8248|
בת ים|Bat Yam|32.0171|34.7454|
הרצליה|Herzliya|32.1663|34.8439|הרצלייה
גבעתיים|Givatayim|32.0723|34.8125|
רמת השרון|Ramat HaSharon|32.1461|34.8394|
אור יהודה|Or Yehuda|32.0292|34.8577|
קריית אונו|Kiryat Ono|32.0636|34.8556|
אזור|Azor|32.0244|34.8106|
כפר שמריהו|Kfar Shmaryahu|32.1839|34.8214|
יפו|Jaffa|32.0504|34.7522|Yafo
`;
