import { type Door, doorList, streetParts } from './door-list.js';

let id = 0;
function at(city: string, street: string, change: Partial<Door> = {}): Door {
  id += 1;
  return { id, status: 'pending', respond: 1, left_since: null, user: { city, street }, ...change };
}
const walked = (doors: readonly Door[]) => doorList(doors).map(({ user }) => `${user.city}: ${user.street}`);

describe('rule 170: the list for people who go from door to door', () => {
  it('is ordered by town, street and number, numbers as numbers', () => {
    const doors = [
      at('חיפה', 'הרצל 12'),
      at('חיפה', 'הרצל 3'),
      at('חיפה', 'הגפן 30'),
      at('חיפה', 'הרצל 3א'),
      at('טירה', 'הגפן 1'),
      at('חיפה', 'הגפן הצפוני 2'),
    ];
    expect(walked(doors)).toEqual([
      'חיפה: הגפן 30',
      'חיפה: הגפן הצפוני 2',
      'חיפה: הרצל 3',
      'חיפה: הרצל 3א',
      'חיפה: הרצל 12',
      'טירה: הגפן 1',
    ]);
  });

  it('lists only people who need help that has not ended, and nobody who is withheld from the reader', () => {
    const needed = [at('חיפה', 'א 1'), at('חיפה', 'א 2', { status: 'assigned' })];
    const others = [
      at('חיפה', 'א 3', { respond: null }),
      at('חיפה', 'א 4', { respond: 2, status: 'reject' }),
      at('חיפה', 'א 5', { status: 'completed' }),
      at('חיפה', 'א 6', { status: 'closed' }),
      at('חיפה', 'א 7', { user: { city: 'חיפה', street: '', is_concealed: true } }),
    ];
    expect(doorList([...others, ...needed])).toEqual(needed);
  });

  it('splits street and number as they are written', () => {
    expect(streetParts('שדרות בן גוריון 12א')).toEqual({ name: 'שדרות בן גוריון', number: '12א' });
    expect(streetParts('12 Herzl St')).toEqual({ name: 'Herzl St', number: '12' });
    expect(streetParts('סמטה אלמונית')).toEqual({ name: 'סמטה אלמונית', number: '' });
    expect(streetParts('')).toEqual({ name: '', number: '' });
  });
});
