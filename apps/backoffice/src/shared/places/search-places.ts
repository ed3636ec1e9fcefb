import type { PlaceSuggestion } from '@karov/api-client';
import { api } from '../api.js';

/** The results for a text. */
export interface FoundPlaces {
  places: readonly PlaceSuggestion[];
  /** the question if no place is clear: the unknown part, or which place is meant (rule 104) */
  question: string | null;
}

/** Places for a text (POST /dropdowns/places). */
export async function searchPlaces(text: string): Promise<FoundPlaces> {
  const { data, message } = await api.send('POST', '/dropdowns/places', { body: { text } });
  return { places: data, question: message };
}
