import { mattersOf } from './need-matters.js';

describe('what a helper must know before leaving', () => {
  it('rule 155: is taken from the help profile, the gravest first', () => {
    expect(
      mattersOf({
        evacuation_equipment: ['wheelchair', 'oxygen', 'medicines'],
        housing_type: 'apartment',
        floor_number: '3',
        elevator: 'none',
        living_situation: 'alone',
        stairs_at_entrance: 1,
        animal_types: ['guide_dog', 'cat'],
      }),
    ).toEqual({ matters: ['oxygen', 'wheelchair', 'no_elevator', 'stairs', 'alone', 'guide_dog'], floor: 3 });
  });

  it('names disabilities as they were disclosed, and a difficulty walking when nothing describes it more exactly', () => {
    expect(mattersOf({ evacuation_equipment: ['wheelchair'] }, ['mobility', 'hearing'])).toEqual({
      matters: ['hearing', 'wheelchair'],
      floor: null,
    });
    expect(mattersOf(null, ['mobility', 'other', 'vision'])).toEqual({
      matters: ['vision', 'mobility'],
      floor: null,
    });
  });

  it('says nothing about a person who has disclosed nothing, nor about a floor when there is no apartment', () => {
    expect(mattersOf(null)).toEqual({ matters: [], floor: null });
    expect(mattersOf({ housing_type: 'house', floor_number: '3', elevator: 'none' })).toEqual({
      matters: [],
      floor: null,
    });
  });
});
