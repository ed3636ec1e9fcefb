import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { AnyPartOf } from './any-part-of.js';
import { IntField, TextField } from './fields.js';

class NoteForm {
  @IntField({ min: 1 }) number: number;
  @TextField({ max: 5 }) note: string;
}
class NoteChange extends AnyPartOf(NoteForm) {}

const readChange = async (sent: object) => {
  const change = plainToInstance(NoteChange, sent);
  const faults = await validate(change);
  return { change: { ...change }, faults: faults.map(({ property }) => property) };
};

describe('any part of a form', () => {
  it('may be left out, or be null', async () => {
    expect(await readChange({})).toEqual({ change: {}, faults: [] });
    const { change, faults } = await readChange({ number: null, note: null });
    expect(faults).toEqual([]);
    expect(change).toEqual({ number: undefined, note: undefined });
  });

  it('is checked as the whole form checks it', async () => {
    expect((await readChange({ number: 0, note: 'too long' })).faults).toEqual(['number', 'note']);
  });
});
