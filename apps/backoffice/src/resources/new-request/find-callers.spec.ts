import { NOT_SPOKEN_TO } from '@karov/domain';
import { findCallers } from './find-callers.js';

const CALLERS = [
  {
    id: 1,
    full_name: 'מרים אזולאי',
    phone: '+972501234567',
    contact_note: '',
    spoken_to: NOT_SPOKEN_TO,
    address: '',
  },
  {
    id: 2,
    full_name: 'Miriam Cohen',
    phone: '+972541112233',
    contact_note: '',
    spoken_to: NOT_SPOKEN_TO,
    address: '',
  },
];

describe('finding who calls', () => {
  it.each([
    ['אזולאי מר', [1]],
    ['COHEN', [2]],
    ['מִרים', [1]],
    ['‪+972 50‑123‬', [1]],
    ['٠٥٠-١٢٣', [1]],
    ['050-123', [1]],
    ['+972 541', [2]],
    ['00972-54-111', [2]],
    ['2233', [2]],
    ['12', []],
    ['', [1, 2]],
    ['nobody', []],
  ])('by %s', (typed, ids) => {
    expect(findCallers(CALLERS, typed).map(({ id }) => id)).toEqual(ids);
  });
});
