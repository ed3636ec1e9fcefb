import type { PlaceSuggestion } from '@karov/api-client';
import { api } from '../api.js';

/** What was found for a text. */
export interface FoundPlaces {
  places: readonly PlaceSuggestion[];
  /** without places: which part is not known, in words (rule 104) */
  unknown: string | null;
}

/** Places for a text (POST /dropdowns/places). */
export async function searchPlaces(text: string): Promise<FoundPlaces> {
  const { data, message } = await api.send('POST', '/dropdowns/places', { body: { text } });
  return { places: data, unknown: message };
}
