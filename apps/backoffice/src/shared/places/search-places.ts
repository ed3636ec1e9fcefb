import type { PlaceSuggestion } from '@karov/api-client';
import { api } from '../api.js';

/** Places for a text (POST /dropdowns/places). */
export async function searchPlaces(text: string): Promise<PlaceSuggestion[]> {
  return (await api.send<PlaceSuggestion[]>('POST', '/dropdowns/places', { text })).data;
}
