import type { PlaceSuggestion } from '@karov/api-client';
import { bareStreet } from './address-words.js';
import type { PlaceIndex } from './place-index.js';
import { comparable } from './place-name.js';
import type { FoundPlace } from './place-provider.js';
import { splitStreet } from './street-parts.js';
import { readTypedAddress, whileTyping, type TypedAddress } from './typed-address.js';

const TOWNS = 8;
/** A town that is only begun is meant when it is the only one, and this many letters of it are there. */
const ENOUGH_OF_A_TOWN = 4;

/** What is offered for a typed text: each place once, in the words that were typed, and the one that is clearly meant marked (rule 104). */
export function suggestionsFor(text: string, places: readonly FoundPlace[], index: PlaceIndex): PlaceSuggestion[] {
  const typed = readTypedAddress(text, whileTyping(index, TOWNS));
  const offered = new Map(
    places
      .map((place) => asTyped(place, typed))
      .reverse()
      .map((place) => [labelOf(place), place]),
  );
  const inOrder = [...offered.values()].reverse();
  const clear = clearlyMeant(text, typed, inOrder, index);
  return inOrder.map((place) => toSuggestion(place, place === clear));
}

/**
 * A place in the words in which it was typed (rule 203): a search may spell the street in its own way and knows no flat and no entrance, and whoever comes
 * has to find both. A place in another street or at another number is another place, and stays as it was found.
 */
function asTyped(place: FoundPlace, typed: TypedAddress): FoundPlace {
  const own = splitStreet(typed.street);
  const found = splitStreet(place.street);
  const isSameNumber = found.streetNumber === own.streetNumber;
  if (place.street === '' || own.streetNumber === '' || !(isSameNumber || found.streetNumber === '')) return place;
  if (streetOf(found.streetName) === streetOf(own.streetName)) return { ...place, street: typed.street };
  return isSameNumber && own.rest !== '' && found.rest === '' ? { ...place, street: `${place.street} ${own.rest}` } : place;
}

function clearlyMeant(text: string, typed: TypedAddress, places: readonly FoundPlace[], index: PlaceIndex): FoundPlace | null {
  const towns = meantTowns(typed, index);
  const matching = places.filter((place) => {
    const town = index.namedExactly(place.city);
    if (town && towns.length > 0) return towns.length === 1 && town === towns[0] && streetOf(place.street) === streetOf(typed.street);
    return wordsIn(`${place.street} ${place.city}`) === wordsIn(text);
  });
  const [only] = matching;
  return only && matching.length === 1 ? only : null;
}

/** The towns that may be meant: the one that is named whole, else all that are begun or mistaken, of which enough is there. */
function meantTowns({ town, localities }: TypedAddress, index: PlaceIndex): TypedAddress['localities'] {
  const named = index.namedExactly(town);
  if (named) return [named];
  return comparable(town).length >= ENOUGH_OF_A_TOWN ? localities : [];
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
    raw: [...[place.street, place.country, place.region, place.city].filter(Boolean), place.lat, place.lon].join(', '),
    is_clear: isClear,
  };
}
