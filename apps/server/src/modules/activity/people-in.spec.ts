import { PEOPLE_SHOWN } from '../../platform/http/people-shown.js';
import { peopleIn } from './people-in.js';

describe('peopleIn', () => {
  const ids = (one: unknown): readonly number[] =>
    typeof one === 'object' && one !== null && 'id' in one ? [Number(one.id)] : [];

  it('finds people in one thing, in several, and in lists of both dialects, each once', () => {
    expect(peopleIn({ data: { id: 1 } }, ids)).toEqual([1]);
    expect(peopleIn({ data: [{ id: 1 }, { id: 2 }, { id: 1 }], meta: { total: 3 } }, ids)).toEqual([1, 2]);
    expect(peopleIn([{ id: 3 }], ids)).toEqual([3]);
    expect(peopleIn({ id: 4 }, ids)).toEqual([4]);
  });

  it('finds nobody where there is nothing', () => {
    for (const answer of [null, undefined, 'text', { data: null }, []])
      expect(peopleIn(answer, ids)).toEqual([]);
  });

  it('leaves out people whose number and address are withheld', () => {
    const sender = { id: 1, full_name: 'נועה לוי', phone: '', email: '' };
    const row = {
      id: 7,
      subject: '',
      message: '',
      sender,
      created_at: '',
      answered_at: null,
      state: 'new' as const,
      waiting_since: null,
      answered_by: '',
    };
    expect(PEOPLE_SHOWN.ContactRow(row)).toEqual([]);
    expect(PEOPLE_SHOWN.ContactRow({ ...row, sender: { ...sender, email: 'noa@example.org' } })).toEqual([1]);
  });
});
