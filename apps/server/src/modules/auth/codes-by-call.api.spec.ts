import type { PlacedCall, TwilioStandIn } from '@karov/testing';
import { Clock } from '../../platform/clock/clock.js';
import { TestDevice } from '../../testing/device.js';
import type { TestApp } from '../../testing/test-app.js';
import { startWithTwilio } from '../../testing/with-twilio.js';
import { DeliveryService } from '../notifications/index.js';

const MOBILE = '+972542345001';
const LANDLINE = '+97236123401';

describe('codes by telephone', () => {
  let twilio: TwilioStandIn;
  let test: TestApp;
  let device: TestDevice;

  beforeAll(async () => {
    ({ twilio, test } = await startWithTwilio({
      KAROV_REQUESTS_PER_MINUTE: '100000',
    }));
    await test.person('user', { phone: MOBILE });
    await test.person('user', { phone: LANDLINE });
  });
  afterAll(async () => {
    await test.close();
    await twilio.stop();
  });

  let devices = 0;
  beforeEach(() => {
    device = new TestDevice(test, `10.7.0.${++devices}`);
    test.app.get(Clock).advance(7200);
  });

  const send = () => test.app.get(DeliveryService).drain();
  function newestCall(to: string): PlacedCall {
    const call = twilio.calls.filter((one) => one.to === to).at(-1);
    if (!call) throw new Error('nobody calls');
    return call;
  }
  /** The code as the call reads it out, digit by digit. */
  async function heard(to: string, keys: readonly string[] = ['1']): Promise<string> {
    const { said } = await twilio.ring(newestCall(to), { keys });
    const [, digits = ''] = /The code is: ((?:\d, ){3}\d)\./.exec(said[0] ?? '') ?? [];
    expect(said[0]?.split(digits)).toHaveLength(3);
    return digits.replaceAll(', ', '');
  }
  const resend = (phone: string, byCall: boolean) =>
    device.post('/auth/resend-otp', { phone, by_call: byCall });

  it('calls a landline at once and sends it no text', async () => {
    expect((await device.ask(LANDLINE)).body).toMatchObject({
      message: 'We will call you in a moment with the code.',
      data: { is_call: true },
    });
    await send();
    const code = await heard(LANDLINE, ['9', '1']);
    expect(newestCall(LANDLINE).said[1]).toBe(newestCall(LANDLINE).said[0]);
    expect(twilio.accepted.filter(({ to }) => to === LANDLINE)).toEqual([]);
    expect((await device.guess(LANDLINE, code)).body.data?.token).toEqual(expect.any(String));
  });

  it('reads out in a call the code that went out by SMS, which stays valid as well', async () => {
    expect((await device.ask(MOBILE)).body.data).toMatchObject({ is_call: false });
    await send();
    test.app.get(Clock).advance(31);
    expect((await resend(MOBILE, true)).status).toBe(200);
    await send();
    const code = await heard(MOBILE);
    expect(twilio.accepted.at(-1)?.body).toContain(code);
    expect((await device.guess(MOBILE, code)).body.data?.token).toEqual(expect.any(String));
  });

  it('counts a call as a send', async () => {
    await device.ask(MOBILE);
    expect((await resend(MOBILE, true)).body.code).toBe('OTP_TOO_SOON');
    for (let sends = 1; sends < 3; sends++) {
      test.app.get(Clock).advance(31);
      expect((await resend(MOBILE, true)).status).toBe(200);
    }
    test.app.get(Clock).advance(31);
    expect((await resend(MOBILE, true)).body.code).toBe('OTP_TOO_MANY');
  });

  it('reads out the same code while it is valid, renewing its time, and a new one afterwards', async () => {
    await device.ask(MOBILE);
    await send();
    const first = twilio.accepted.at(-1)?.body ?? '';
    test.app.get(Clock).advance(240);
    await resend(MOBILE, true);
    await send();
    expect(first).toContain(await heard(MOBILE));
    test.app.get(Clock).advance(301);
    await resend(MOBILE, true);
    await send();
    const code = await heard(MOBILE);
    expect((await device.guess(MOBILE, code)).body.data?.token).toEqual(expect.any(String));
    expect(first).not.toContain(code);
  });

  it('follows an SMS that cannot be delivered', async () => {
    twilio.script(MOBILE, { kind: 'error', status: 400, code: 21614 });
    await device.ask(MOBILE);
    await send();
    const code = await heard(MOBILE);
    expect((await device.guess(MOBILE, code)).body.data?.token).toEqual(expect.any(String));
  });

  it('keeps the code out of the log of the call', async () => {
    await device.ask(LANDLINE);
    await send();
    const rows: { message: string }[] = await test.database.manager.query(
      `SELECT message FROM notifications WHERE channel = 'call'`,
    );
    expect(rows.every(({ message }) => message.includes('%{code}'))).toBe(true);
  });
});
