import { DAY } from '@karov/domain';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { LinkKind } from './link-code.entity.js';
import { LinksService } from './links.service.js';
import { MessageCodesRepository } from './message-codes.repository.js';

describe('links that expired long ago', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('are forgotten after ninety days, and those to work only after a year (rule 29)', async () => {
    const codes = test.app.get(MessageCodesRepository);
    const now = test.app.get(Clock).now();
    const keep = async (kind: LinkKind, days: number): Promise<void> =>
      codes.addLinks([
        {
          codeHash: Buffer.from(`${kind} ${days}`),
          kind,
          targetId: 1,
          expiresAt: addSeconds(now, -days * DAY),
        },
      ]);
    for (const days of [89, 91, 364, 367])
      for (const kind of ['application_call', 'application_work'] as const) await keep(kind, days);
    await test.app.get(LinksService).sweep();
    const left: { of: string }[] = await test.database.manager.query(
      `SELECT convert_from(code_hash, 'UTF8') AS of FROM link_codes ORDER BY expires_at DESC, kind`,
    );
    expect(left.map(({ of }) => of)).toEqual([
      'application_call 89',
      'application_work 89',
      'application_work 91',
      'application_work 364',
    ]);
  });
});
