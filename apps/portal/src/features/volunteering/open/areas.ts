import type { OpenApplication } from '@karov/api-client';

/** Requests in one rounded place: the map never shows where exactly (decision 30). */
export interface Area {
  key: string;
  position: [lat: number, lon: number];
  requests: readonly OpenApplication[];
}

/** The places of the requests that have one, each once. */
export function areasOf(requests: readonly OpenApplication[]): Area[] {
  const areas = new Map<string, Area>();
  for (const request of requests) {
    if (!request.area) continue;
    const { lat, lon } = request.area;
    const key = `${lat} ${lon}`;
    areas.set(key, { key, position: [lat, lon], requests: [...(areas.get(key)?.requests ?? []), request] });
  }
  return [...areas.values()];
}
