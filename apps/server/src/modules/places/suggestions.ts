import type { PlaceSuggestion } from '@karov/api-client';
import { distanceMetres } from '@karov/domain';
import { bareStreet } from './address-words.js';
import type { PlaceIndex, Town } from './place-index.js';
import { comparable } from './place-name.js';
import type { FoundPlace } from './place-provider.js';
import { splitStreet } from './street-parts.js';
import { type ClearAddress, clearlyTyped, readTypedAddress, whileTyping } from './typed-address.js';

const TOWNS = 8;
/** The distance from the centre of a town beyond which a place is in another town of the same name. */
const FURTHEST_IN_TOWN_M = 20_000;

/**
 * Returns the suggestions for a typed text: each place once, in the typed words, and marked if it is clearly
 * meant (rule 104).
 */
export function suggestionsFor(
  text: string,
  places: readonly FoundPlace[],
  index: PlaceIndex,
): PlaceSuggestion[] {
  const meant = clearlyTyped(text, index);
  const { street } = meant ?? readTypedAddress(text, whileTyping(index, TOWNS));
  const offered = new Map(
    places
      .map((place) => asTyped(place, street))
      .reverse()
      .map((place) => [labelOf(place), place]),
  );
  const inOrder = [...offered.values()].reverse();
  const clear = meant ? clearlyMeant(meant, inOrder, index) : theTyped(text, inOrder, index);
  return inOrder.map((place) => toSuggestion(place, place === clear));
}

/**
 * Returns a place in the typed words (rule 203): a search may spell the street differently and leaves out
 * flat and entrance, which a visitor needs. A place in another street or at another number is a different
 * place, and stays as it was found.
 */
function asTyped(place: FoundPlace, typed: string): FoundPlace {
  const own = splitStreet(typed);
  const found = splitStreet(place.street);
  const isSameNumber = found.streetNumber === own.streetNumber;
  if (place.street === '' || own.streetNumber === '' || !(isSameNumber || found.streetNumber === ''))
    return place;
  if (streetOf(found.streetName) === streetOf(own.streetName)) return { ...place, street: typed };
  return isSameNumber && own.rest !== '' && found.rest === ''
    ? { ...place, street: `${place.street} ${own.rest}` }
    : place;
}

/** Returns the single place in the named town and street. */
function clearlyMeant(
  { street, town }: ClearAddress,
  places: readonly FoundPlace[],
  index: PlaceIndex,
): FoundPlace | null {
  return theOnly(
    places.filter(
      (place) => isIn(place, town, index) && streetOf(place.street) === streetOf(street) && isKnown(place),
    ),
  );
}

function isIn(place: FoundPlace, { locality }: Town, index: PlaceIndex): boolean {
  return index.namedExactly(place.city) === locality && distanceMetres(place, locality) <= FURTHEST_IN_TOWN_M;
}

/**
 * Whether a place is known well enough that nothing need be asked: a house that no provider found leads to a
 * question, because its street may be wrong; a village, or a description of the way, is complete.
 */
function isKnown({ isUnsure, street }: FoundPlace): boolean {
  return isUnsure !== true || !/\d/.test(street);
}

/** Returns the single place with exactly the typed words, in a town that this installation does not know. */
function theTyped(text: string, places: readonly FoundPlace[], index: PlaceIndex): FoundPlace | null {
  return theOnly(
    places.filter(
      (place) =>
        index.named(place.city).length === 0 && wordsIn(`${place.street} ${place.city}`) === wordsIn(text),
    ),
  );
}

function theOnly(places: readonly FoundPlace[]): FoundPlace | null {
  const [only, ...others] = places;
  return only && others.length === 0 ? only : null;
}

function streetOf(street: string): string {
  return bareStreet(comparable(street));
}

function wordsIn(text: string): string {
  return comparable(text).split(' ').sort().join(' ');
}

function labelOf(place: FoundPlace): string {
  return [place.street, place.city, place.region].filter(Boolean).join(', ');
}

function toSuggestion(place: FoundPlace, isClear: boolean): PlaceSuggestion {
  const { streetName, streetNumber } = splitStreet(place.street);
  return {
    id: place.id,
    label: labelOf(place),
    position: { lat: place.lat, lon: place.lon },
    address: {
      streetNumber,
      streetName,
      municipalitySubdivision: place.subdivision,
      municipality: place.city,
      countrySubdivision: place.region,
      countryCode: place.countryCode,
      country: place.country,
    },
    raw: [
      ...[place.street, place.country, place.region, place.city].filter(Boolean),
      place.lat,
      place.lon,
    ].join(', '),
    is_clear: isClear,
  };
}
