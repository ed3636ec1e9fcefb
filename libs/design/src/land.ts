/** Facts for the drawn base of maps: positions in degrees, WGS 84, rounded. */
type Position = [lat: number, lon: number];

/** The Mediterranean coast from Rosh HaNikra southwards. */
export const COAST: Position[] = [
  [33.093, 35.104], [33.048, 35.101], [33.006, 35.088], [32.96, 35.078], [32.92, 35.068], [32.9, 35.08], [32.855, 35.066], [32.823, 35.03], [32.822, 34.99],
  [32.834, 34.968], [32.79, 34.954], [32.7, 34.937], [32.615, 34.916], [32.5, 34.889], [32.47, 34.878], [32.33, 34.848], [32.25, 34.826], [32.166, 34.797],
  [32.08, 34.766], [32.055, 34.749], [32.02, 34.737], [31.93, 34.699], [31.83, 34.641], [31.81, 34.633], [31.74, 34.597], [31.67, 34.554], [31.595, 34.49], [31.325, 34.22],
];

/** The outer line of the land, from the coast in the north, by the Jordan, the Arava and Eilat, to the coast in the south. */
export const BORDER: Position[] = [
  [33.093, 35.104], [33.103, 35.2], [33.09, 35.32], [33.056, 35.4], [33.09, 35.5], [33.15, 35.53], [33.24, 35.545], [33.29, 35.58], [33.26, 35.63], [33.31, 35.77],
  [33.24, 35.8], [33.1, 35.83], [32.95, 35.86], [32.8, 35.8], [32.72, 35.74], [32.685, 35.66], [32.64, 35.57], [32.5, 35.57], [32.3, 35.56], [32.1, 35.53],
  [31.9, 35.54], [31.76, 35.55], [31.4, 35.48], [31.1, 35.43], [30.9, 35.37], [30.6, 35.2], [30.3, 35.15], [30.0, 35.08], [29.75, 35.02], [29.545, 34.97],
  [29.49, 34.9], [29.8, 34.8], [30.2, 34.59], [30.6, 34.47], [31.0, 34.34], [31.22, 34.27], [31.325, 34.22],
];

/** The Sea of Galilee and the Dead Sea. */
export const LAKES: Position[][] = [
  [[32.89, 35.58], [32.9, 35.62], [32.86, 35.645], [32.8, 35.645], [32.72, 35.62], [32.705, 35.58], [32.77, 35.545], [32.84, 35.525]],
  [[31.76, 35.54], [31.7, 35.57], [31.5, 35.56], [31.3, 35.52], [31.29, 35.44], [31.45, 35.4], [31.6, 35.42], [31.72, 35.46]],
];

/** A town with its name in both languages. */
export interface Town { he: string; en: string; lat: number; lon: number }

/** Towns large enough to find one's way by. */
export const TOWNS: Town[] = [
  { he: 'ירושלים', en: 'Jerusalem', lat: 31.778, lon: 35.225 }, { he: 'תל אביב־יפו', en: 'Tel Aviv-Yafo', lat: 32.08, lon: 34.781 },
  { he: 'חיפה', en: 'Haifa', lat: 32.794, lon: 34.99 }, { he: 'ראשון לציון', en: 'Rishon LeZion', lat: 31.964, lon: 34.804 },
  { he: 'פתח תקווה', en: 'Petah Tikva', lat: 32.087, lon: 34.887 }, { he: 'אשדוד', en: 'Ashdod', lat: 31.801, lon: 34.643 },
  { he: 'נתניה', en: 'Netanya', lat: 32.321, lon: 34.853 }, { he: 'באר שבע', en: "Be'er Sheva", lat: 31.252, lon: 34.791 },
  { he: 'בני ברק', en: 'Bnei Brak', lat: 32.084, lon: 34.834 }, { he: 'חולון', en: 'Holon', lat: 32.016, lon: 34.78 },
  { he: 'רמת גן', en: 'Ramat Gan', lat: 32.07, lon: 34.824 }, { he: 'אשקלון', en: 'Ashkelon', lat: 31.669, lon: 34.574 },
  { he: 'רחובות', en: 'Rehovot', lat: 31.893, lon: 34.811 }, { he: 'בת ים', en: 'Bat Yam', lat: 32.018, lon: 34.746 },
  { he: 'בית שמש', en: 'Beit Shemesh', lat: 31.747, lon: 34.988 }, { he: 'כפר סבא', en: 'Kfar Saba', lat: 32.178, lon: 34.908 },
  { he: 'הרצליה', en: 'Herzliya', lat: 32.166, lon: 34.843 }, { he: 'חדרה', en: 'Hadera', lat: 32.434, lon: 34.919 },
  { he: 'מודיעין', en: 'Modiin', lat: 31.899, lon: 35.01 }, { he: 'לוד', en: 'Lod', lat: 31.951, lon: 34.888 },
  { he: 'רמלה', en: 'Ramla', lat: 31.928, lon: 34.866 }, { he: 'רעננה', en: "Ra'anana", lat: 32.184, lon: 34.871 },
  { he: 'נצרת', en: 'Nazareth', lat: 32.7, lon: 35.303 }, { he: 'נהריה', en: 'Nahariya', lat: 33.005, lon: 35.094 },
  { he: 'עכו', en: 'Acre', lat: 32.928, lon: 35.076 }, { he: 'כרמיאל', en: 'Karmiel', lat: 32.919, lon: 35.295 },
  { he: 'טבריה', en: 'Tiberias', lat: 32.793, lon: 35.531 }, { he: 'עפולה', en: 'Afula', lat: 32.609, lon: 35.29 },
  { he: 'קריית שמונה', en: 'Kiryat Shmona', lat: 33.207, lon: 35.57 }, { he: 'צפת', en: 'Safed', lat: 32.965, lon: 35.496 },
  { he: 'בית שאן', en: "Beit She'an", lat: 32.497, lon: 35.497 }, { he: 'קריית גת', en: 'Kiryat Gat', lat: 31.61, lon: 34.764 },
  { he: 'שדרות', en: 'Sderot', lat: 31.525, lon: 34.596 }, { he: 'אופקים', en: 'Ofakim', lat: 31.314, lon: 34.62 },
  { he: 'דימונה', en: 'Dimona', lat: 31.069, lon: 35.033 }, { he: 'ערד', en: 'Arad', lat: 31.259, lon: 35.213 },
  { he: 'אילת', en: 'Eilat', lat: 29.558, lon: 34.948 }, { he: 'זכרון יעקב', en: 'Zikhron Yaakov', lat: 32.571, lon: 34.952 },
  { he: 'רהט', en: 'Rahat', lat: 31.393, lon: 34.754 }, { he: 'אום אל־פחם', en: 'Umm al-Fahm', lat: 32.517, lon: 35.152 },
  { he: 'קריית אתא', en: 'Kiryat Ata', lat: 32.811, lon: 35.113 }, { he: 'יבנה', en: 'Yavne', lat: 31.878, lon: 34.739 },
];
