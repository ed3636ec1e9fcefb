import { validateVolunteerDisabilities } from './volunteer-disabilities.js';

const OFFERED = [
  { id: 11, key: 'mobility' },
  { id: 12, key: 'vision' },
  { id: 20, key: 'other' },
];
const validate = (raw: object) => validateVolunteerDisabilities(raw, OFFERED);

describe('the disabilities of a volunteer', () => {
  it('need not be named', () => {
    expect(validate({})).toEqual({ disabilities: null, faults: [] });
    expect(validate({ disability_id: [] })).toEqual({ disabilities: { ids: [], other: '' }, faults: [] });
  });

  it('are numbers of the list', () => {
    expect(validate({ disability_id: [12, '11', 12] }).disabilities).toEqual({ ids: [11, 12], other: '' });
    expect(validate({ disability_id: 99 }).faults).toEqual([
      { path: 'disability_id', key: 'choice', params: {} },
    ]);
    expect(validate({ disability_id: ['mobility'] }).faults).toMatchObject([{ key: 'choice' }]);
  });

  it('are not named beside "none of these"', () => {
    const withNone = [...OFFERED, { id: 30, key: 'none' }];
    expect(validateVolunteerDisabilities({ disability_id: [30, 11] }, withNone).faults).toEqual([
      { path: 'disability_id', key: 'noneAlone', params: {} },
    ]);
    expect(validateVolunteerDisabilities({ disability_id: [30] }, withNone).faults).toEqual([]);
  });

  it('require a description when another one is chosen', () => {
    expect(validate({ disability_id: [20] }).faults).toMatchObject([
      { path: 'other_disability', key: 'otherText' },
    ]);
    expect(validate({ disability_id: [20], other_disability: '<b>' }).faults).toMatchObject([
      { path: 'other_disability', key: 'markup' },
    ]);
    expect(validate({ disability_id: [11, 20], other_disability: ' רעד ' })).toEqual({
      disabilities: { ids: [11, 20], other: 'רעד' },
      faults: [],
    });
  });
});
