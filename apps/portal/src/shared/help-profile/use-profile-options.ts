import type { HelpProfileDropdowns } from '@karov/api-client';
import { api } from '../../core/api.js';
import { type Loaded, useLoad } from '../../core/use-load.js';

async function loadOptions(): Promise<HelpProfileDropdowns> {
  const { data } = await api.send('POST', '/dropdowns/other/user/registration/options');
  return data;
}

/** The lists of possible answers, in the reader's language. */
export function useProfileOptions(): Loaded<HelpProfileDropdowns> {
  return useLoad(loadOptions);
}
