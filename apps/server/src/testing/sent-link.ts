import { MessageText } from '../modules/notifications/index.js';
import { addSeconds, Clock } from '../platform/clock/clock.js';
import type { TestApp } from './test-app.js';

type Link = Parameters<MessageText['mintAll']>[0][number];

/** Returns the code of a link in a message, valid for this many seconds. */
export async function sentLink(
  { app }: TestApp,
  link: Omit<Link, 'expiresAt'>,
  seconds: number,
): Promise<string> {
  const codes = await app
    .get(MessageText)
    .mintAll([{ ...link, expiresAt: addSeconds(app.get(Clock).now(), seconds) }]);
  const code = codes.get(link.messageId);
  if (!code) throw new Error('no link');
  return code;
}
