/** The districts of Israel, for list filters and managers' permissions. The key is stored. */
export const DISTRICTS = [
  { key: 'tel_aviv', nameHe: 'מחוז תל אביב', nameEn: 'Tel Aviv District' },
  { key: 'center', nameHe: 'מחוז המרכז', nameEn: 'Central District' },
  { key: 'jerusalem', nameHe: 'מחוז ירושלים', nameEn: 'Jerusalem District' },
  { key: 'haifa', nameHe: 'מחוז חיפה', nameEn: 'Haifa District' },
  { key: 'north', nameHe: 'מחוז הצפון', nameEn: 'Northern District' },
  { key: 'south', nameHe: 'מחוז הדרום', nameEn: 'Southern District' },
  { key: 'judea_samaria', nameHe: 'יהודה ושומרון', nameEn: 'Judea and Samaria' },
] as const;
export type DistrictKey = (typeof DISTRICTS)[number]['key'];
export type District = (typeof DISTRICTS)[number];

/**
 * Returns the district in a text, found by its key or its name in either language; null if the text contains
 * none.
 */
export function findDistrict(text: string): District | null {
  const wanted = text.trim();
  return (
    DISTRICTS.find(({ key, nameHe, nameEn }) => wanted === key || wanted === nameHe || wanted === nameEn) ??
    null
  );
}
