import type { PlaceSuggestion } from '@karov/api-client';
import { api } from '../api.js';

/** The places found for a text. */
export interface FoundPlaces {
  places: readonly PlaceSuggestion[];
  /**
   * what to ask the person if no place is clearly meant: which part is unknown, or which place is meant (rule
   * 104)
   */
  question: string | null;
}

/** Searches for places by a text (POST /dropdowns/places). */
export async function searchPlaces(text: string): Promise<FoundPlaces> {
  const { data, message } = await api.send('POST', '/dropdowns/places', { body: { text } });
  return { places: data, question: message };
}
