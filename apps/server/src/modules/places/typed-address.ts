import type { Locality } from './locality.js';
import type { PlaceIndex } from './place-index.js';

/** What a person typed as an address, taken apart. */
export interface TypedAddress {
  /** what stands before (or after) the town: kept as it was typed */
  street: string;
  localities: Locality[];
}

/** How a text is taken for a town: by its beginning while somebody types, as a whole name when it is read later. */
export type TownMatcher = (text: string) => Locality[];

/**
 * Finds the town in a typed address: "Herzl 10, Haifa", "חיפה, הרצל 10" and "הרצל 10 חיפה" are the town Haifa with its street.
 * Without a street the whole text is what is searched.
 */
export function readTypedAddress(index: PlaceIndex, text: string, match: TownMatcher): TypedAddress {
  const parts = text.split(',').map((part) => part.trim()).filter(Boolean);
  if (parts.length > 1) return fromParts(parts, [exactly(index), match]);
  const whole = match(text);
  if (whole.length > 0) return { street: '', localities: whole };
  return fromWords(text.trim().split(/\s+/), match, exactly(index));
}

function fromParts(parts: string[], matchers: TownMatcher[]): TypedAddress {
  for (const match of matchers) {
    for (const part of [...parts].reverse()) {
      const localities = match(part);
      if (localities.length > 0) return { street: parts.filter((other) => other !== part).join(', '), localities };
    }
  }
  return { street: '', localities: [] };
}

function exactly(index: PlaceIndex): TownMatcher {
  return (text) => {
    const found = index.namedExactly(text);
    return found ? [found] : [];
  };
}

/** The longest ending that is taken for a town; else the longest beginning that is one. */
function fromWords(words: string[], match: TownMatcher, whole: TownMatcher): TypedAddress {
  for (let start = 1; start < words.length; start++) {
    const localities = match(words.slice(start).join(' '));
    if (localities.length > 0) return { street: words.slice(0, start).join(' '), localities };
  }
  for (let end = words.length - 1; end > 0; end--) {
    const localities = whole(words.slice(0, end).join(' '));
    if (localities.length > 0) return { street: words.slice(end).join(' '), localities };
  }
  return { street: '', localities: [] };
}

/** Takes "Herzl 10" or "10 Herzl" apart; the number may carry a letter or an entrance ("10א", "12/3"). */
export function splitStreet(street: string): { streetName: string; streetNumber: string } {
  const behind = /^(.*\D)\s+(\d+[א-תa-zA-Z]?(?:\/\d+)?)$/.exec(street);
  if (behind) return { streetName: (behind[1] ?? '').trim(), streetNumber: behind[2] ?? '' };
  const before = /^(\d+[א-תa-zA-Z]?)\s+(.*)$/.exec(street);
  if (before) return { streetName: (before[2] ?? '').trim(), streetNumber: before[1] ?? '' };
  return { streetName: street, streetNumber: '' };
}
