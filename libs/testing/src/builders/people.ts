import { idCheckDigit } from '@karov/domain';

const FIRST_NAMES = ['נועה', 'אורי', 'תמר', 'יונתן', 'מאיה', 'דוד', 'שירה', 'אמיר', 'רחל', 'יוסף'];
const LAST_NAMES = ['כהן', 'לוי', 'מזרחי', 'פרץ', 'ביטון', 'אברהם', 'פרידמן', 'חדאד', 'אזולאי', 'גולן'];
const MILLION = 1_000_000;

/**
 * Returns the nth valid Israeli mobile number, in E.164; the numbers differ for different n below twenty-four
 * million.
 */
export function israeliMobile(n: number): string {
  const prefix = ['50', '52', '54'][Math.floor(n / (8 * MILLION)) % 3] ?? '50';
  return `+972${prefix}${String(2 * MILLION + (n % (8 * MILLION))).padStart(7, '0')}`;
}

/** The nth Israeli identity number, with its correct check digit. */
export function israeliId(n: number): string {
  const firstEight = String(30 * MILLION + (n % (60 * MILLION))).padStart(8, '0');
  return firstEight + String(idCheckDigit(firstEight));
}

/** The nth Hebrew name. */
export function hebrewName(n: number): { firstName: string; lastName: string } {
  return { firstName: FIRST_NAMES[n % 10] ?? '', lastName: LAST_NAMES[Math.floor(n / 10) % 10] ?? '' };
}

/** Returns the position at a distance in kilometres from another, in a direction in degrees from north. */
export function kilometresAway(
  from: { lat: number; lon: number },
  km: number,
  bearing = 0,
): { lat: number; lon: number } {
  const radians = (bearing * Math.PI) / 180;
  const degrees = (km * 1000 * 180) / (Math.PI * 6378168);
  return {
    lat: from.lat + degrees * Math.cos(radians),
    lon: from.lon + (degrees * Math.sin(radians)) / Math.cos((from.lat * Math.PI) / 180),
  };
}
