import type { DashboardArea } from '@karov/api-client';
import L from 'leaflet';
import { areaIndex, marksIn } from './area-clusters.js';

const WORLD = L.latLngBounds([-85, -180], [85, 180]);
function anArea(key: number, change: Partial<DashboardArea> = {}): DashboardArea {
  return {
    key: String(key),
    label: `Town ${key}`,
    lt: 31 + (key % 25) * 0.08,
    lng: 34.5 + Math.floor(key / 25) * 0.06,
    open_needs: 2,
    emergencies: 0,
    active_events: 0,
    ...change,
  };
}

describe('areas on the map', () => {
  const areas = Array.from({ length: 300 }, (_, key) => anArea(key));

  it.each([7, 8, 9, 11])('do not overlap at zoom %s', (zoom) => {
    const points = marksIn(areaIndex(areas), WORLD, zoom).map(({ lat, lon }) =>
      L.CRS.EPSG3857.latLngToPoint(L.latLng(lat, lon), zoom),
    );
    const pairs = points.flatMap((one, at) => points.slice(at + 1).map((other) => [one, other] as const));
    const overlapping = pairs.filter(
      ([one, other]) => Math.abs(one.x - other.x) < 26 && Math.abs(one.y - other.y) < 26,
    );
    expect(overlapping).toEqual([]);
  });

  it('lose nobody: a cluster adds up its areas, and names the emergency among them', () => {
    const index = areaIndex([
      anArea(0, { open_needs: 3, emergencies: 1 }),
      anArea(1, { active_events: 2 }),
      anArea(200),
    ]);
    const marks = marksIn(index, WORLD, 8);
    expect(marks.reduce((all, { open_needs }) => all + open_needs, 0)).toBe(7);
    expect(marks).toContainEqual(
      expect.objectContaining({ areas: 2, open_needs: 5, emergencies: 1, active_events: 2, label: null }),
    );
    expect(marks).toContainEqual(expect.objectContaining({ label: 'Town 200', clusterId: null, areas: 1 }));
  });
});
