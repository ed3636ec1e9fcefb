/** A street taken apart: "אלנבי 5 דירה 3" is the street אלנבי, its number 5 and the rest "דירה 3". */
export interface StreetParts {
  streetName: string;
  streetNumber: string;
  /** flat, floor, entrance: as it was typed */
  rest: string;
}

const NUMBER = String.raw`\d+[א-תa-zA-Z]?(?:[/-]\d+)?`;
const NUMBER_BEHIND = new RegExp(`^(\\D*\\D)[\\s,]+(${NUMBER})(?:[\\s,]+(.*))?$`);
const NUMBER_BEFORE = new RegExp(`^(${NUMBER})\\s+(.*)$`);

/** Takes "Herzl 10" or "10 Herzl" apart; the number may carry a letter or an entrance ("10א", "12/3"). */
export function splitStreet(street: string): StreetParts {
  const behind = NUMBER_BEHIND.exec(street);
  if (behind) return { streetName: (behind[1] ?? '').trim(), streetNumber: behind[2] ?? '', rest: behind[3] ?? '' };
  const before = NUMBER_BEFORE.exec(street);
  if (before) return { streetName: (before[2] ?? '').trim(), streetNumber: before[1] ?? '', rest: '' };
  return { streetName: street, streetNumber: '', rest: '' };
}
