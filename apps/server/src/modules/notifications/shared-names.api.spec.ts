import { Clock } from '../../platform/clock/clock.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { MessageText } from './message-text.js';

const YEAR = 400 * 86_400;

describe('whom a message names at its beginning (rules 237, 238)', () => {
  let test: TestApp;
  let phones = 6_000_000;
  const nextPhone = () => `+97252${phones++}`;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const person = (phone: string, firstName: string) =>
    test.person('user', { phone, firstName, lastName: 'מזרחי', createdAt: test.app.get(Clock).now() });
  const toldTo = async (receiverId: number, sendTo: string): Promise<string[]> => {
    const message = {
      id: 1,
      receiverId,
      channel: 'sms',
      sendTo,
      secretKind: null,
      message: 'קרוב: מישהו בדרך',
      locale: 'he-IL',
    } as const;
    return (await test.app.get(MessageText).named([message])).map(({ message: text }) => text);
  };

  it('names each member of a household', async () => {
    const phone = nextPhone();
    const rami = await person(phone, 'רמי');
    const dana = await person(phone, 'דנה');
    expect([await toldTo(rami.id, phone), await toldTo(dana.id, phone)]).toEqual([
      ['רמי: קרוב: מישהו בדרך'],
      ['דנה: קרוב: מישהו בדרך'],
    ]);
  });

  it('names nobody where the other had been away for a year when somebody began with the number', async () => {
    const phone = nextPhone();
    const former = await person(phone, 'אסתר');
    test.app.get(Clock).advance(YEAR);
    const present = await person(phone, 'נור');
    expect([await toldTo(former.id, phone), await toldTo(present.id, phone)]).toEqual([
      ['קרוב: מישהו בדרך'],
      ['קרוב: מישהו בדרך'],
    ]);
    await person(phone, 'סמי');
    expect([await toldTo(former.id, phone), await toldTo(present.id, phone)]).toEqual([
      ['קרוב: מישהו בדרך'],
      ['נור: קרוב: מישהו בדרך'],
    ]);
  });

  it('goes on naming a household, one of whom has been away for a year', async () => {
    const phone = nextPhone();
    const rami = await person(phone, 'רמי');
    const dana = await person(phone, 'דנה');
    test.app.get(Clock).advance(YEAR);
    await test.database.manager.query('UPDATE sessions SET used_at = $2 WHERE user_id = $1', [
      dana.id,
      test.app.get(Clock).now(),
    ]);
    expect(await toldTo(rami.id, phone)).toEqual(['רמי: קרוב: מישהו בדרך']);
  });
});
