import { setTimeout as pause } from 'node:timers/promises';
import { CHANNELS as CHANNEL_NAMES, type Channel } from '@karov/domain';
import { normalizePhone } from '@karov/domain/phone';
import { serverText } from '@karov/i18n/server';
import type { INestApplicationContext } from '@nestjs/common';
import { NotificationsService } from '../modules/notifications/index.js';
import { Database } from '../platform/database/database.js';
import { WrongUse } from './command.js';

const LOOK_AGAIN_MS = 500;
const PATIENCE_MS = 60_000;
const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Sends a message that says that it is a test, the way that all messages go: a row of the log, a worker, the
 * provider. Returns what became of it.
 */
export async function testMessage(app: INestApplicationContext, args: readonly string[]): Promise<string> {
  const [channelText, address = ''] = args;
  const channel = CHANNEL_NAMES.find((name) => name === channelText);
  const to = channel === undefined ? null : addressOf(channel, address);
  if (channel === undefined || to === null) throw new WrongUse();
  const notifications = app.get(NotificationsService);
  const text = serverText('he-IL', 'messages.trial');
  const id = await app
    .get(Database)
    .transaction((tx) => notifications.tryChannel(tx, { channel, to, text, locale: 'he-IL' }));
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; ) {
    const { status, error } = await notifications.outcomeOf(id);
    if (status === 'failed' || status === 'cancelled') throw new Error(`It failed: ${error ?? 'no reason'}.`);
    if (status !== 'queued' && status !== 'sending')
      return `The provider took it (message ${id}, ${status}).`;
    await pause(LOOK_AGAIN_MS);
  }
  const { error } = await notifications.outcomeOf(id);
  throw new Error(
    `It still waits after a minute (message ${id}, ${error ?? 'never tried'}): no worker runs, or sending is held.`,
  );
}

function addressOf(channel: Channel, address: string): string | null {
  if (channel !== 'email') return normalizePhone(address);
  return MAIL.test(address) ? address : null;
}
