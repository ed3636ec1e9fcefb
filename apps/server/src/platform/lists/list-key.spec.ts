import { DataSource } from 'typeorm';
import { keyOfList } from './list-sql.js';

/** The key of the people of a district in which a word is sought, as seen at a moment. */
function keyOf(state: string, word: string, now: Date): string {
  const source = new DataSource({ type: 'postgres' });
  const builder = source.createQueryBuilder().select('count(*)').from('users', 'u');
  builder.where('u.state = :state AND u.created_at < :now', { state, now });
  return keyOfList(word === '' ? builder : builder.andWhere('u.name LIKE :word', { word }));
}

describe('the key under which a total is remembered', () => {
  const [early, late] = [new Date('2026-01-01T08:00:00Z'), new Date('2026-01-01T09:00:00Z')];

  it('differs with whatever narrows the list, and not with the moment', () => {
    const keys = [
      keyOf('haifa', '', early),
      keyOf('north', '', early),
      keyOf('haifa', 'a', early),
      keyOf('haifa', 'b', early),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keyOf('haifa', '', late)).toBe(keys[0]);
  });
});
