import type { OpenPlace } from '@karov/api-client';

/** The list and its map show requests that the volunteer can take on; the others are folded below. */
export const FITTING = { fits: '1' };

/** The requests at one rounded position; the map never shows the exact place (rule 30). */
export interface Area {
  key: string;
  position: [lat: number, lon: number];
  requests: readonly OpenPlace[];
}

/** Returns the known areas of the requests, each area once. */
export function areasOf(requests: readonly OpenPlace[]): Area[] {
  const areas = new Map<string, Area>();
  for (const request of requests) {
    if (!request.area) continue;
    const { lat, lon } = request.area;
    const key = `${lat} ${lon}`;
    areas.set(key, { key, position: [lat, lon], requests: [...(areas.get(key)?.requests ?? []), request] });
  }
  return [...areas.values()];
}

/** A button on the map for all areas that would overlap at the current zoom. */
export interface Pin {
  key: string;
  position: Area['position'];
  areas: readonly Area[];
}

type Project = (position: Area['position']) => { x: number; y: number };

/**
 * Groups areas that are closer together on the screen than a fingertip, so that no pin covers another one.
 */
export function pinsOf(areas: readonly Area[], project: Project, fingertipPx: number): Pin[] {
  const pins: { pin: Pin; at: ReturnType<Project> }[] = [];
  for (const area of areas) {
    const at = project(area.position);
    const near = pins.find((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) < fingertipPx);
    if (near) near.pin = { ...near.pin, areas: [...near.pin.areas, area] };
    else pins.push({ pin: { key: area.key, position: area.position, areas: [area] }, at });
  }
  return pins.map(({ pin }) => pin);
}

/** All requests of a pin. */
export function requestsOf({ areas }: Pin): OpenPlace[] {
  return areas.flatMap(({ requests }) => requests);
}
