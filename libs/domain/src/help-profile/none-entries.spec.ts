import { isContradiction, noneOf, withoutContradiction } from './none-entries.js';

const entries = (...keys: string[]) => keys.map((key) => ({ id: key, key }));

describe('the entry that says "none of these"', () => {
  it.each([
    ['evacuation_equipments' as const, 'no_equipment'],
    ['evacuation_animals' as const, 'no_animals'],
    ['disability_recognition' as const, 'not_recognized'],
    ['family_member_options' as const, 'no'],
    ['disabilities' as const, 'none'],
  ])('is known in %s', (list, none) => {
    expect(noneOf(list, entries('walker', none))).toBe(none);
    expect(noneOf(list, entries('walker'))).toBeNull();
  });

  it('contradicts every other one, and nothing else does', () => {
    expect(isContradiction(['none', 'dog'], 'none')).toBe(true);
    expect(isContradiction(['none'], 'none')).toBe(false);
    expect(isContradiction(['cat', 'dog'], 'none')).toBe(false);
    expect(isContradiction(['cat', 'dog'], null)).toBe(false);
  });

  it('deselects the others when it is chosen, and is deselected when another is', () => {
    expect(withoutContradiction(['cat', 'dog'], ['cat', 'dog', 'none'], 'none')).toEqual(['none']);
    expect(withoutContradiction(['none'], ['none', 'dog'], 'none')).toEqual(['dog']);
    expect(withoutContradiction(['cat'], ['cat', 'dog'], 'none')).toEqual(['cat', 'dog']);
  });
});
