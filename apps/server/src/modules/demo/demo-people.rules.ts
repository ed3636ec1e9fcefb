/**
 * Names, streets and towns of the demo's people. Nothing is random: the same number is always the same
 * person.
 */
const FEMALE_NAMES = [
  'נועה',
  'תמר',
  'מאיה',
  'שירה',
  'יעל',
  'רחל',
  'מרים',
  'אסתר',
  'חנה',
  'לאה',
  'דינה',
  'רינת',
  'אורלי',
  'סיגל',
  'הילה',
  'ענת',
  'טליה',
  'עדי',
  'מיכל',
  'אביגיל',
  'פאטמה',
  'אמל',
  'ראניה',
  'נאדיה',
  'סבטלנה',
  'אולגה',
  'אירינה',
  'טטיאנה',
  'מקדס',
  'אלמז',
];
const MALE_NAMES = [
  'אורי',
  'יונתן',
  'דוד',
  'אמיר',
  'יוסף',
  'משה',
  'איתי',
  'עומר',
  'גיא',
  'רועי',
  'אלון',
  'ניר',
  'עידו',
  'אריאל',
  'בועז',
  'חיים',
  'יצחק',
  'שמעון',
  'אבנר',
  'נדב',
  'מוחמד',
  'אחמד',
  'סאמי',
  'נביל',
  'בוריס',
  'איגור',
  'דמיטרי',
  'ולדימיר',
  'אבבה',
  'דסטה',
];
/** First names that imply a second language. */
export const ARABIC_NAMES = ['פאטמה', 'אמל', 'ראניה', 'נאדיה', 'מוחמד', 'אחמד', 'סאמי', 'נביל'];
export const RUSSIAN_NAMES = ['סבטלנה', 'אולגה', 'אירינה', 'טטיאנה', 'בוריס', 'איגור', 'דמיטרי', 'ולדימיר'];
const LAST_NAMES = [
  'כהן',
  'לוי',
  'מזרחי',
  'פרץ',
  'ביטון',
  'אברהם',
  'פרידמן',
  'אזולאי',
  'גולן',
  'שפירא',
  'דהן',
  'אוחיון',
  'בן-דוד',
  'קליין',
  'רוזן',
  'שלום',
  'אדרי',
  'חדד',
  'סויסה',
  'ברק',
  'הלוי',
  'נחום',
  'עמר',
  'וקנין',
  'חדאד',
  'מנסור',
  'ח׳ורי',
  'איוואנוב',
  'פטרוב',
  'טספאי',
];
const STREETS = [
  'הרצל',
  'ז׳בוטינסקי',
  'בן גוריון',
  'ויצמן',
  'רוטשילד',
  'סוקולוב',
  'ביאליק',
  'אחד העם',
  'הנביאים',
  'העצמאות',
  'ההסתדרות',
  'הגפן',
  'הזית',
  'התמר',
  'הרימון',
  'השקד',
  'הברוש',
  'האלון',
  'רמב״ם',
  'יהודה הלוי',
  'אלנבי',
  'דיזנגוף',
  'ארלוזורוב',
  'בורוכוב',
  'המלך דוד',
  'שבזי',
  'הכרמל',
  'הגליל',
  'החרמון',
  'הירדן',
];
/** Towns, each with its share of the demo's people. */
const TOWNS: readonly (readonly [town: string, share: number])[] = [
  ['חיפה', 14],
  ['תל אביב', 13],
  ['ירושלים', 11],
  ['באר שבע', 8],
  ['נתניה', 6],
  ['אשדוד', 6],
  ['ראשון לציון', 6],
  ['פתח תקווה', 5],
  ['רמת גן', 4],
  ['אשקלון', 4],
  ['קריית שמונה', 3],
  ['נהריה', 3],
  ['שדרות', 3],
  ['נצרת', 3],
  ['טבריה', 2],
  ['כרמיאל', 2],
  ['עפולה', 2],
  ['רהט', 2],
  ['אילת', 1],
  ['מודיעין', 1],
  ['קריית ביאליק', 1],
];
const TOWN_LIST = TOWNS.flatMap(([town, share]) => Array.from({ length: share }, () => town));

const MULTIPLIER = 2_654_435_761;

/** Returns a number below `below`, derived from n and a salt and evenly distributed. */
export function spread(n: number, salt: number, below: number): number {
  let mixed = Math.imul(n + 1, MULTIPLIER) ^ Math.imul(salt + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
}

/** Returns an entry of a list, derived from n and a salt. */
export function pick<T>(list: readonly [T, ...T[]] | readonly T[], n: number, salt: number): T {
  const found = list[spread(n, salt, list.length)];
  if (found === undefined) throw new Error('an empty list has nothing to pick');
  return found;
}

/** Returns the fields that all demo people have. */
export function demoPerson(n: number): {
  gender: 'female' | 'male';
  firstName: string;
  lastName: string;
  address: string;
} {
  const gender = spread(n, 1, 100) < 55 ? 'female' : 'male';
  return {
    gender,
    firstName: pick(gender === 'female' ? FEMALE_NAMES : MALE_NAMES, n, 2),
    lastName: pick(LAST_NAMES, n, 3),
    address: `${pick(STREETS, n, 4)} ${1 + spread(n, 5, 120)}, ${pick(TOWN_LIST, n, 6)}`,
  };
}

/**
 * Returns a place up to about three kilometres east of a town's centre: the table has only the centre, and
 * the sea is in the west.
 */
export function houseNear(town: { lat: number; lon: number }, n: number): { lat: number; lon: number } {
  const km = Math.sqrt(spread(n, 7, 1000) / 1000) * 3;
  const angle = ((spread(n, 8, 140) - 70) * Math.PI) / 180;
  const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
  return {
    lat: round(town.lat + (km * Math.sin(angle)) / 111),
    lon: round(town.lon + (km * Math.cos(angle)) / 94),
  };
}
