import type { RegisterDropdowns } from '@karov/api-client';
import { api } from '../../core/api.js';
import { type Loaded, useLoad } from '../../core/use-load.js';

async function loadOptions(): Promise<RegisterDropdowns> {
  const { data } = await api.send('POST', '/dropdowns/register');
  return data;
}

/** Loads the lists for the volunteer's forms, in the reader's language. */
export function useVolunteerOptions(): Loaded<RegisterDropdowns> {
  return useLoad(loadOptions);
}
