import { noteServerTime, serverNow } from './server-time.js';

const told = (at: number) => noteServerTime(new Headers({ 'X-Server-Time': new Date(at).toISOString() }));
const ahead = () => Math.round((serverNow() - Date.now()) / 1000);

describe('the time that is shown', () => {
  afterEach(() => told(Date.now()));

  it('is the server’s, on a device whose clock is hours wrong', () => {
    told(Date.now() - 3 * 3_600_000);
    expect(ahead()).toBe(-3 * 3600);
    told(Date.now() + 60_000);
    expect(ahead()).toBe(60);
  });

  it('does not jump with every answer, and is not lost when an answer lacks it', () => {
    told(Date.now() + 60_000);
    told(Date.now() + 61_000);
    noteServerTime(new Headers());
    noteServerTime(new Headers({ 'X-Server-Time': 'noon' }));
    expect(ahead()).toBe(60);
  });
});
