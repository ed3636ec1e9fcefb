import type { PublicConfig } from '@karov/api-client';
import type { Locale } from '@karov/domain';
import { locale } from '@karov/web';
import { api } from './api.js';
import { useLoad } from './use-load.js';

const loads = new Map<Locale, Promise<PublicConfig>>();

/** Loads the configuration once for each language; after a failed call the next caller tries again. */
function loadConfig(): Promise<PublicConfig> {
  const language = locale.get();
  const load = loads.get(language) ?? api.get('/config');
  loads.set(language, load);
  load.catch(() => loads.delete(language));
  return load;
}

/** Forgets the loaded configuration, for tests. */
export function forgetConfig(): void {
  loads.clear();
}

/** The configuration, or null while it loads; the portal works without it. */
export function useConfig(): PublicConfig | null {
  return useLoad(loadConfig).data;
}
