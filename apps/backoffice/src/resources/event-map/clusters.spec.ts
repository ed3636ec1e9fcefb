import L from 'leaflet';
import { loadTexts, textIn } from '../../shared/text.js';
import { aNeed, aPin, aVolunteer } from '../../testing/fixtures.js';
import { clusterIndex, fanned, spotsIn } from './clusters.js';
import { layOut } from './lay-out.js';
import { marksOf, pairsOf } from './marks.js';

const text = (key: string, params?: Record<string, string | number>) => textIn('en-US', key, params);
const needAt = (
  id: number,
  lt: number | null,
  lng: number | null,
  change: Parameters<typeof aNeed>[0] = {},
) => aNeed({ id, user: { ...aPin(500 + id, `Person ${id}`, { lt, lng }), email: null }, ...change });
const EVERYWHERE = L.latLngBounds([29, 34], [34, 36]);

describe('people on the map', () => {
  beforeAll(() => loadTexts('en-US'));

  it('stand as one where they are close, with how many are in which state, each to themselves from near', () => {
    const needs = [
      needAt(1, 32.8, 35),
      needAt(2, 32.8004, 35),
      needAt(3, 32.8, 35.0004, { status: 'completed' }),
    ];
    const calls = [aVolunteer({ volunteer: aPin(601, 'Yossi', { lt: 32.8, lng: 34.9998 }) })];
    const index = clusterIndex(marksOf({ needs, calls }, text));
    const [far, ...others] = spotsIn(index, EVERYWHERE, 10);
    expect(others).toEqual([]);
    if (!far || 'mark' in far) throw new Error('they do not stand as one');
    expect(far.total).toBe(4);
    expect(far.states.map(({ label, count }) => [label, count])).toEqual(
      expect.arrayContaining([
        ['Needs help', 2],
        ['Completed', 1],
        ['Ready to help', 1],
      ]),
    );
    expect(spotsIn(index, EVERYWHERE, 18).map((spot) => 'mark' in spot)).toEqual([true, true, true, true]);
  });

  it.each([9, 10, 11, 12, 13, 14, 15, 16, 17])('of a large event never overlap at zoom %i', (zoom) => {
    const places = Array.from({ length: 7000 }, (_, at) => {
      const [far, angle] = [Math.sqrt((at * 7919) % 1000) / 600, at * 2.399];
      return { lt: 32.8 + Math.sin(angle) * far, lng: 35 + Math.cos(angle) * far };
    });
    const needs = places.slice(0, 2000).map(({ lt, lng }, at) => needAt(at, lt, lng));
    const calls = places
      .slice(2000)
      .map((place, at) => aVolunteer({ id: 5000 + at, volunteer: aPin(5000 + at, 'Yossi', place) }));
    const spots = spotsIn(clusterIndex(marksOf({ needs, calls }, text)), EVERYWHERE, zoom);
    const middle = L.CRS.EPSG3857.latLngToPoint(L.latLng(32.8, 35), zoom);
    const pixel = (lat: number, lon: number) => L.CRS.EPSG3857.latLngToPoint(L.latLng(lat, lon), zoom);
    const placed = layOut(spots, pixel).filter(({ at }) => middle.distanceTo(L.point(at.x, at.y)) < 800);
    expect(placed.length).toBeGreaterThan(0);
    const overlaps = placed.filter(({ at, reach }, index) =>
      placed
        .slice(index + 1)
        .some(
          (other) =>
            Math.abs(other.at.x - at.x) < reach.x + other.reach.x &&
            Math.abs(other.at.y - at.y) < reach.y + other.reach.y,
        ),
    );
    expect(overlaps.length).toBe(0);
  });

  it('stand around the address where several live', () => {
    const index = clusterIndex(
      marksOf({ needs: [needAt(1, 32.8, 35), needAt(2, 32.8, 35), needAt(3, 32.9, 35)], calls: [] }, text),
    );
    const places = fanned(spotsIn(index, EVERYWHERE, 18)).map(({ shift }) =>
      Math.round(Math.hypot(shift.x, shift.y)),
    );
    expect(places.toSorted()).toEqual([0, 14, 14]);
  });

  it('are left out without a known place; people who wait or are ready are large; those on the way to the chosen need move', () => {
    const held = {
      status: 'assigned',
      assigned_user: { id: 501, request_id: 1, full_name: 'Person 1', is_approved: true },
    } as const;
    const needs = [
      needAt(1, 32.8, 35, { status: 'assigned', progress: 'on_way' }),
      needAt(2, null, null),
      needAt(3, 32.8, 35),
    ];
    const calls = [
      aVolunteer({ ...held, volunteer: aPin(601, 'Yossi', { lt: 32.7, lng: 35 }) }),
      aVolunteer({ id: 202, status: 'pending' }),
    ];
    expect(marksOf({ needs, calls }, text).filter(({ isMoving }) => isMoving)).toEqual([]);
    expect(pairsOf({ needs, calls })).toEqual([]);
    const marks = marksOf({ needs, calls, chosenId: 1 }, text);
    expect(marks.map(({ key, isLarge, isMoving }) => [key, isLarge, isMoving])).toEqual([
      ['volunteer-201', true, true],
      ['volunteer-202', false, false],
      ['user-1', false, false],
      ['user-3', true, false],
    ]);
    expect(pairsOf({ needs, calls, chosenId: 1 })).toEqual([{ from: [32.7, 35], to: [32.8, 35] }]);
  });
});
