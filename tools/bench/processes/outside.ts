import { randomUUID } from 'node:crypto';
import { addDays, localDay } from '../../../libs/domain/src/days.js';
import { TwilioStandIn } from '../../../libs/testing/src/providers/twilio-stand-in.js';
import { isFiling } from '../support/child-messages.js';

/**
 * Everything outside the server: the provider of messages, and the people who file requests through HTTP at a
 * given rate.
 */
const twilio = await TwilioStandIn.start();
process.on('message', (message) => {
  if (!isFiling(message)) throw new Error('asked for something else');
  void fileAll(message.base, message.tokens, message.perSecond).then(
    (faults) => process.send?.({ faults }),
    (error: unknown) => process.send?.({ faults: [String(error)] }),
  );
});
process.once('disconnect', () => void twilio.stop());
process.send?.({ accountSid: twilio.accountSid, authToken: twilio.authToken, url: twilio.url });

/** Files each request at its time, however long earlier ones take; returns the requests that were refused. */
async function fileAll(base: string, tokens: readonly string[], perSecond: number): Promise<string[]> {
  const filed: Promise<string | null>[] = [];
  const started = performance.now();
  for (const [index, token] of tokens.entries()) {
    const early = started + (index * 1000) / perSecond - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    filed.push(file(base, token));
  }
  return (await Promise.all(filed)).filter((fault) => fault !== null);
}

async function file(base: string, token: string): Promise<string | null> {
  const response = await fetch(`${base}/api/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      category_id: 2,
      description: 'for the benchmark',
      expiration_date: addDays(localDay(new Date()), 3),
      other_address: 0,
      idempotency_key: randomUUID(),
    }),
  });
  const answer = await response.text();
  return response.ok ? null : answer;
}
