import {
  dayFilter,
  districtsFilter,
  expectFiltersRead,
  idFilter,
  idsFilter,
  readFilters,
  rolesFilter,
  wordFilter,
  wordsFilter,
  yesNoFilter,
} from './list-filters.js';
import { readListQuery } from './list-query.js';

const STATUS = { status: wordsFilter(['open', 'reject'], { rejected: 'reject' }) };
const refused = (name: string): Error =>
  expect.objectContaining({ fields: [expect.objectContaining({ path: `filters.${name}`, key: 'filter' })] });

describe('readFilters', () => {
  it('returns what a list knows, and ignores bare parameters that may have been meant for something else', () => {
    expect(readFilters(readListQuery({ filters: '{"status":"Rejected"}', user_id: '7' }), STATUS)).toEqual({
      status: ['reject'],
    });
    expect(readFilters(readListQuery({ status: 'open' }), STATUS)).toEqual({ status: ['open'] });
    expect(readFilters(readListQuery({}), STATUS)).toEqual({});
  });

  it.each(['stat', 'constructor', '__proto__'])(
    'refuses the filter %s that the list does not know, in either dialect',
    (name) => {
      for (const query of [{ filters: `{"${name}":"x"}` }, { filter: `{"${name}":"x"}` }])
        expect(() => readFilters(readListQuery(query), STATUS)).toThrow(refused(name));
    },
  );

  it.each(['xyz', 'constructor', '__proto__', 'open,reject'])(
    'refuses the value %s, by itself and among others',
    (value) => {
      for (const status of [value, ['open', value], { nested: value }])
        expect(() => readFilters(readListQuery({ filters: { status } }), STATUS)).toThrow(refused('status'));
      expect(() => readFilters(readListQuery({ status: value }), STATUS)).toThrow(refused('status'));
    },
  );

  it('filters that nobody has read are refused', () => {
    const unread = readListQuery({ filters: '{"status":"open"}' });
    expect(() => expectFiltersRead(unread)).toThrow(refused('status'));
    readFilters(unread, STATUS);
    expect(() => expectFiltersRead({ ...unread })).not.toThrow();
    expect(() => expectFiltersRead(readListQuery({}))).not.toThrow();
  });
});

describe('what filters accept', () => {
  it.each([
    ['numbers', idsFilter, ['3', '4,5'], [3, 4, 5]],
    ['numbers', idsFilter, ['3', 'x'], undefined],
    ['numbers', idsFilter, ['2147483648'], undefined],
    ['one number', idFilter, ['3'], 3],
    ['one number', idFilter, ['3', '4'], undefined],
    ['one word', wordFilter(['a', 'b']), ['B'], 'b'],
    ['one word', wordFilter(['a', 'b']), ['a', 'b'], undefined],
    ['yes and no', yesNoFilter, ['True'], true],
    ['yes and no', yesNoFilter, ['0'], false],
    ['yes and no', yesNoFilter, ['toString'], undefined],
    ['days', dayFilter, ['2026-02-28'], '2026-02-28'],
    ['days', dayFilter, ['2026-02-30'], undefined],
    ['districts', districtsFilter, ['haifa', 'מחוז הצפון', 'Southern District'], ['haifa', 'north', 'south']],
    ['districts', districtsFilter, ['atlantis'], undefined],
    ['roles', rolesFilter, ['volunteer', '1', 'Super admin'], ['volunteer', 'user', 'super_admin']],
    ['roles', rolesFilter, ['9'], undefined],
  ])('%s', (_what, filter, texts, value) => {
    expect(filter(texts)).toEqual(value);
  });
});
