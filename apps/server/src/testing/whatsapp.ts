import type { TwilioStandIn } from '@karov/testing';
import { WhatsappWaysRepository } from '../modules/notifications/index.js';
import { Clock } from '../platform/clock/clock.js';
import type { TestApp } from './test-app.js';

/**
 * Records that a person has just written by WhatsApp, so that for a day both the application and the
 * simulated provider allow free text to that person (rule 196).
 */
export async function wroteByWhatsapp(test: TestApp, twilio: TwilioStandIn, phone: string): Promise<void> {
  twilio.whatsapp.wrote(`whatsapp:${phone}`, test.app.get(Clock).now());
  await test.database.transaction(() => test.app.get(WhatsappWaysRepository).wrote(phone));
}
