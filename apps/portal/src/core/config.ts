import { useCallback } from 'react';
import { api } from './api.js';
import { useLoad } from './use-load.js';

/** What GET /config tells everybody. */
export interface PublicConfig {
  default_country: string;
  tiles_url: string | null;
  tiles_attribution: string;
  demo: boolean;
  support: { phone: string; email: string; hours: string };
  organization_name: string;
}

let once: Promise<PublicConfig> | null = null;

/** Loads the configuration once for the life of the page; a failed call is tried again by the next who asks. */
export function loadConfig(): Promise<PublicConfig> {
  once ??= api.get<PublicConfig>('/config').catch((reason: unknown) => {
    once = null;
    throw reason;
  });
  return once;
}

/** Forgets the loaded configuration, for tests. */
export function forgetConfig(): void {
  once = null;
}

/** The configuration, or null until it is there; without it the portal works on. */
export function useConfig(): PublicConfig | null {
  return useLoad(useCallback(loadConfig, [])).data;
}
