import { ValidationFailure } from '../errors/fail.js';
import { readListQuery } from './list-query.js';

describe('readListQuery', () => {
  it('takes the first page, newest first, when nothing is asked for', () => {
    expect(readListQuery({})).toEqual({
      dialect: 'karov',
      page: 1,
      perPage: expect.any(Number),
      offset: 0,
      search: '',
      orderBy: null,
      descending: true,
      filters: {},
      asked: [],
      isExport: false,
    });
  });

  it('reads our own dialect', () => {
    const query = {
      page: '3',
      perPage: '20',
      search: ' נועה ',
      orderBy: 'name',
      order: 'ASC',
      filters: '{"state":["haifa","north"],"status":true,"none":null,"empty":""}',
      export: 'true',
    };
    expect(readListQuery(query)).toEqual({
      dialect: 'karov',
      page: 3,
      perPage: 20,
      offset: 40,
      search: 'נועה',
      orderBy: 'name',
      descending: false,
      filters: { state: ['haifa', 'north'], status: 'true' },
      asked: ['state', 'status'],
      isExport: true,
    });
  });

  it('reads filters by their bare names, and prefers those among the filters', () => {
    expect(readListQuery({ is_approved: '1', type: 'all', page: '1' }).filters).toEqual({ is_approved: '1' });
    expect(readListQuery({ is_approved: '1', filters: '{"is_approved":"2","type":"all"}' }).filters).toEqual({
      is_approved: '2',
    });
  });

  it('combines everything when both dialects are mixed', () => {
    const { filters, search, asked } = readListQuery({
      filters: '{"role":"user"}',
      sort: '["id","ASC"]',
      filter: '{"status":"open"}',
      search: 'נועה',
      state: 'haifa',
    });
    expect([filters, search, [...asked].sort()]).toEqual([
      { role: 'user', status: 'open', state: 'haifa' },
      'נועה',
      ['role', 'status'],
    ]);
  });

  it('one "all" among others does not mean everybody', () => {
    expect(readListQuery({ filters: { user_ids: ['1', 'ALL'] } }).filters).toEqual({
      user_ids: ['1', 'ALL'],
    });
  });

  it('an empty list filters nothing, nor does a select’s value for all', () => {
    expect(
      readListQuery({ filter: '{"id":[],"status":["open"],"type":[""],"role":"All","state":["all"]}' })
        .filters,
    ).toEqual({ status: ['open'] });
  });

  it('reads filters that come as nested parameters', () => {
    expect(readListQuery({ filters: { status: 'pending' } }).filters).toEqual({ status: 'pending' });
  });

  it('reads simple-rest', () => {
    expect(
      readListQuery({ sort: '["name","ASC"]', range: '[20,29]', filter: '{"q":"נועה","status":"pending"}' }),
    ).toEqual({
      dialect: 'simple-rest',
      page: 3,
      perPage: 10,
      offset: 20,
      search: 'נועה',
      orderBy: 'name',
      descending: false,
      filters: { status: 'pending' },
      asked: ['status'],
      isExport: false,
    });
  });

  it.each([
    ['a page too large', { perPage: '100000' }, 1000],
    ['a page of nothing', { perPage: '0' }, 1],
    ['a range too large', { range: '[0,99999]' }, 1000],
    ['a range that runs backwards', { range: '[9,0]' }, 1],
  ])('keeps %s within what is allowed', (_what, query, perPage) => {
    expect(readListQuery(query).perPage).toBe(perPage);
  });

  it.each([
    ['page', { page: 'x' }],
    ['perPage', { perPage: '2.5' }],
    ['filters', { filters: '{' }],
    ['range', { range: '[1]' }],
    ['range', { range: '["a","b"]' }],
    ['sort', { sort: '[' }],
    ['filter', { filter: { role: 'volunteer' } }],
    ['filter', { filter: ['{"role":"volunteer"}', '{}'] }],
    ['search', { search: ['zzz'] }],
    ['search', { filter: '{"q":["zzz"]}' }],
  ])('names the parameter that cannot be read: %s', (path, query) => {
    expect(() => readListQuery(query)).toThrow(ValidationFailure);
    expect(() => readListQuery(query)).toThrow(
      expect.objectContaining({ fields: [expect.objectContaining({ path })] }),
    );
  });

  it('accepts what both dialects say, and refuses a filter to which they give different values', () => {
    expect(
      readListQuery({ filters: { status: 'open', city: 'חיפה' }, filter: '{"status":"open"}' }).filters,
    ).toEqual({ status: 'open', city: 'חיפה' });
    expect(() => readListQuery({ filters: { status: 'open' }, filter: '{"status":"done"}' })).toThrow(
      expect.objectContaining({ fields: [expect.objectContaining({ path: 'filters.status' })] }),
    );
  });

  it.each(['__proto__', 'constructor'])('treats a filter called %s as a filter, and no more', (name) => {
    const { filters } = readListQuery({ filters: `{"${name}":"x"}` });
    expect(Object.entries(filters)).toEqual([[name, 'x']]);
    expect(Object.getPrototypeOf(filters)).toBe(Object.prototype);
  });

  it('refuses invalid filters, and takes an empty list for none', () => {
    expect(() => readListQuery({ filters: '[1,2]' })).toThrow(ValidationFailure);
    expect(readListQuery({ filters: '[]' }).filters).toEqual({});
  });
});
