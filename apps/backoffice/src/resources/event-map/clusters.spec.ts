import L from 'leaflet';
import { loadTexts, textIn } from '../../shared/text.js';
import { aNeed, aPin, aVolunteer } from '../../testing/fixtures.js';
import { clusterIndex, fanned, spotsIn } from './clusters.js';
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
    expect(spotsIn(index, EVERYWHERE, 17).map((spot) => 'mark' in spot)).toEqual([true, true, true, true]);
  });

  it('stand around the address where several live', () => {
    const index = clusterIndex(
      marksOf({ needs: [needAt(1, 32.8, 35), needAt(2, 32.8, 35), needAt(3, 32.9, 35)], calls: [] }, text),
    );
    const places = fanned(spotsIn(index, EVERYWHERE, 17)).map(({ shift }) =>
      Math.round(Math.hypot(shift.x, shift.y)),
    );
    expect(places.toSorted()).toEqual([0, 15, 15]);
  });

  it('are left out without a known place; people who wait or are ready are large; those on the way move', () => {
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
    const marks = marksOf({ needs, calls }, text);
    expect(marks.map(({ key, isLarge, isMoving }) => [key, isLarge, isMoving])).toEqual([
      ['volunteer-201', true, true],
      ['volunteer-202', false, false],
      ['user-1', false, false],
      ['user-3', true, false],
    ]);
    expect(pairsOf({ needs, calls })).toEqual([{ from: [32.7, 35], to: [32.8, 35] }]);
  });
});
