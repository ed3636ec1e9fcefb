import { readConfig, SECRET_NAMES } from '../config/config.js';
import { fail, ValidationFailure } from '../errors/fail.js';
import { Log } from '../logging/log.js';
import { ManyActs, saidOfMany } from './many-acts.js';

const secrets = Object.fromEntries(SECRET_NAMES.map((name) => [name, `${name}-0123456789abcdef0123456789`]));
const config = readConfig({ ...secrets, DATABASE_URL: 'postgresql://x/karov', KAROV_LOG: 'silent' });

describe('an act on many', () => {
  it('is done for each once, in order, and says of each other why not', async () => {
    const log = new Log(config);
    const logged = jest.spyOn(log, 'error');
    const many = new ManyActs(log);
    const crash = new Error('the disk is full');
    const tried: number[] = [];
    const outcome = await many.each([3, 1, 3, 2, 4, 5], async (id) => {
      tried.push(id);
      if (id === 1) fail('NOT_FOUND');
      if (id === 2) throw new ValidationFailure([{ path: 'x', key: 'choice', params: {} }]);
      if (id === 4) throw crash;
    });
    expect(tried).toEqual([3, 1, 2, 4, 5]);
    expect(outcome.done).toEqual([3, 5]);
    expect(outcome.refused.map(({ id }) => id)).toEqual([1, 2, 4]);
    const words = outcome.refused.map(({ message }) => message);
    expect(new Set(words).size).toBe(3);
    expect(words.every((message) => /[א-ת]/.test(message))).toBe(true);
    expect(logged.mock.calls.map(([, error]) => error)).toEqual([crash]);
  });

  it('says how many were done, and how many were not', () => {
    expect(saidOfMany({ done: [1, 2], refused: [] }).message).toMatch('2');
    expect(saidOfMany({ done: [1], refused: [{ id: 7, message: 'x' }] }).message).toMatch(/1.*1/);
  });
});
