import { isLandline } from '@karov/domain/phone';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { CallReadinessService } from './call-readiness.service.js';
import { HelpProfilesService } from './help-profiles.service.js';

describe('who is called by a machine', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const QUIET = { genderPreference: null, isGenderMust: false, languages: [], isQuick: false };

  async function channelsOf(id: number): Promise<string[]> {
    const [row]: { channels: string[] }[] = await test.database.manager.query(
      'SELECT channels FROM users WHERE id = $1',
      [id],
    );
    return row?.channels ?? [];
  }
  async function hearing(): Promise<number> {
    const [row]: { id: number }[] = await test.database.manager.query(
      `SELECT id FROM options WHERE list = 'disabilities' AND key = 'hearing'`,
    );
    return row?.id ?? 0;
  }
  const tell = (id: number, ids: number[], tools: string[] | null): Promise<void> =>
    test.database.transaction(() =>
      test.app.get(HelpProfilesService).save(id, {
        ...QUIET,
        disabilities: { ids, other: '' },
        answers: tools && { communication_tools: tools },
      }),
    );

  it('puts calls behind the written channels, and leaves them out when what was disclosed forbids them', async () => {
    const { id } = await test.person('user', {
      channels: ['whatsapp', 'sms', 'email', 'call'],
      email: 'deaf@karov.example',
    });
    expect(await channelsOf(id)).toEqual(['whatsapp', 'sms', 'email', 'call']);
    await tell(id, [await hearing()], null);
    expect(await channelsOf(id)).toEqual(['whatsapp', 'sms', 'email']);
    await tell(id, [await hearing()], ['phone_call']);
    expect(await channelsOf(id)).toEqual(['whatsapp', 'sms', 'email', 'call']);
    await tell(id, [], ['text_message']);
    expect(await channelsOf(id)).toEqual(['whatsapp', 'sms', 'email']);
  });

  it('calls nobody whose profile has not been read yet, and reads it', async () => {
    const [deaf, other] = [
      await test.person('user', { channels: ['call'] }),
      await test.person('user', { channels: ['call'] }),
    ];
    await tell(deaf.id, [await hearing()], null);
    await tell(other.id, [], null);
    await test.database.manager.query('UPDATE users SET takes_calls = NULL WHERE id = ANY($1)', [
      [deaf.id, other.id],
    ]);
    expect([await channelsOf(deaf.id), await channelsOf(other.id)]).toEqual([[], []]);
    await test.app.get(CallReadinessService).run();
    expect([await channelsOf(deaf.id), await channelsOf(other.id)]).toEqual([[], ['call']]);
  });

  it('gives landlines only calls, by the same rule as the domain', async () => {
    const { id } = await test.person('user', { phone: '+97223456701', channels: ['whatsapp', 'sms'] });
    expect(await channelsOf(id)).toEqual(['call']);
    const numbers = [
      '+97223456789',
      '+97231234567',
      '+97248123456',
      '+97289123456',
      '+972771234567',
      '+972502345678',
      '+972523000001',
      '+61212345678',
      '+61412345678',
      '+442071234567',
      '+441332123456',
      '+447911123456',
      '+33123456789',
      '+33912345678',
      '+33612345678',
      '+4930123456',
      '+4915123456789',
      '+12125551234',
    ];
    const rows: { phone: string; landline: boolean }[] = await test.database.manager.query(
      'SELECT p AS phone, is_landline(p) AS landline FROM unnest($1::text[]) AS p',
      [numbers],
    );
    expect(rows).toEqual(numbers.map((phone) => ({ phone, landline: isLandline(phone) })));
  });

  it('announces what is urgent by telephone before e-mail', async () => {
    const { id } = await test.person('user', {
      channels: ['sms', 'email', 'call'],
      email: 'urgent@karov.example',
    });
    const rows: unknown[] = await test.database.manager.query(
      'SELECT channel, fallback, urgent_channel, urgent_fallback FROM user_contacts WHERE user_id = $1',
      [id],
    );
    expect(rows).toEqual([
      {
        channel: 'sms',
        fallback: ['email', 'call'],
        urgent_channel: 'sms',
        urgent_fallback: ['call', 'email'],
      },
    ]);
  });
});
