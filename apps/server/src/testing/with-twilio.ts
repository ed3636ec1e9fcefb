import { freePort, TwilioStandIn } from '@karov/testing';
import { Clock } from '../platform/clock/clock.js';
import { startTestApp, type TestApp } from './test-app.js';

/**
 * The application and its message provider. The spec that starts them closes the application and stops the
 * provider.
 */
export interface WithTwilio {
  test: TestApp;
  twilio: TwilioStandIn;
  /** the URL at which the provider reaches the application */
  address: string;
}

/**
 * Starts both, on the same clock; receipts and answers reach the application at its own URL. `env` changes
 * settings.
 */
export async function startWithTwilio(env: Record<string, string> = {}): Promise<WithTwilio> {
  const [twilio, port] = await Promise.all([TwilioStandIn.start(), freePort()]);
  const address = `http://127.0.0.1:${port}`;
  const test = await startTestApp({
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_FROM: '+972500000000',
    TWILIO_BASE_URL: twilio.url,
    KAROV_PUBLIC_URL: address,
    PORT: String(port),
    ...env,
  });
  twilio.now = () => test.app.get(Clock).now();
  return { test, twilio, address };
}
