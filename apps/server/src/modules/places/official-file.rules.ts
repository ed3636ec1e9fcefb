/** The columns of the official files, by their headings (data.gov.il), and optional columns for positions. */
const HEADINGS = {
  localityCode: ['סמל_ישוב', 'סמל ישוב'],
  localityHe: ['שם_ישוב', 'שם ישוב'],
  localityEn: ['שם_ישוב_לועזי', 'שם ישוב לועזי', 'שם_ישוב_באנגלית'],
  streetCode: ['סמל_רחוב', 'סמל רחוב'],
  street: ['שם_רחוב', 'שם רחוב'],
  lat: ['קו_רוחב', 'lat', 'latitude'],
  lon: ['קו_אורך', 'lon', 'lng', 'longitude'],
} as const;
type ColumnName = keyof typeof HEADINGS;

/** A line of either file; a missing value is null. */
export interface OfficialLine {
  localityCode: number;
  nameHe: string;
  nameEn: string;
  street: { code: number; name: string } | null;
  position: { lat: number; lon: number } | null;
}

/** Returns a function that reads the lines below a heading; null if it is the heading of another file. */
export function lineReader(
  heading: readonly string[],
): ((cells: readonly string[]) => OfficialLine | null) | null {
  const titles = heading.map((title) => title.trim().toLowerCase());
  const at = (column: ColumnName) =>
    titles.findIndex((title) => HEADINGS[column].some((known) => known === title));
  if (at('localityCode') === -1 || at('localityHe') === -1) return null;
  return (cells) => {
    const text = (column: ColumnName) => (cells[at(column)] ?? '').trim();
    const code = numberIn(text('localityCode'));
    if (code === null || text('localityHe') === '') return null;
    return {
      localityCode: code,
      nameHe: text('localityHe'),
      nameEn: properName(text('localityEn')),
      street: streetIn(text),
      position: positionIn(text),
    };
  };
}

function streetIn(text: (column: ColumnName) => string): OfficialLine['street'] {
  const code = numberIn(text('streetCode'));
  return code === null || text('street') === '' ? null : { code, name: text('street').replace(/\s+/g, ' ') };
}

function positionIn(text: (column: ColumnName) => string): OfficialLine['position'] {
  const [lat, lon] = [numberIn(text('lat')), numberIn(text('lon'))];
  return lat === null || lon === null ? null : { lat, lon };
}

function numberIn(text: string): number | null {
  const number = text === '' ? NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

/** Restores the case of a name: in the official file, English names are in capitals. */
function properName(name: string): string {
  return name
    .toLowerCase()
    .replace(/(^|[\s(-])([a-z])/g, (_all, before: string, letter: string) => before + letter.toUpperCase());
}
