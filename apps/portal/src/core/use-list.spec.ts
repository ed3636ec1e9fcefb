import { listParamsFrom } from './use-list.js';

const read = (search: string) => listParamsFrom(new URLSearchParams(search), ['event_id']);

describe('listParamsFrom', () => {
  it('starts with the defaults of rule 135', () => {
    expect(read('')).toEqual({
      page: 1,
      perPage: 10,
      search: '',
      order: 'desc',
      orderBy: undefined,
      filters: { event_id: '' },
    });
  });

  it('reads what stands in the address', () => {
    expect(read('page=3&perPage=50&search=x&order=asc&orderBy=status&event_id=4')).toEqual({
      page: 3,
      perPage: 50,
      search: 'x',
      order: 'asc',
      orderBy: 'status',
      filters: { event_id: '4' },
    });
  });

  it.each(['page=0', 'page=-2', 'page=x', 'page=1.5'])('takes %s as the first page', (search) => {
    expect(read(search).page).toBe(1);
  });

  it('knows 10, 50 and 100 rows, and no foreign filters', () => {
    expect([read('perPage=7').perPage, read('perPage=100').perPage]).toEqual([10, 100]);
    expect(read('status=x').filters).toEqual({ event_id: '' });
  });
});
