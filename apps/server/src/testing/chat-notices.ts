import { keptText, SealedTexts } from '../platform/crypto/sealed-texts.js';
import type { TestApp } from './test-app.js';

/**
 * A notice about a conversation: as stored in the log, and as sent, with the text that is stored only in the
 * conversation.
 */
export interface SentNotice {
  kept: string;
  sent: string;
}

/** The notices about conversations to a person, sent through the person's channel, oldest first. */
export async function chatNoticesTo(test: TestApp, { id }: { id: number }): Promise<SentNotice[]> {
  const rows: { kept: string; words: Buffer | null }[] = await test.database.manager.query(
    `SELECT n.message AS kept, ${keptText('m.message')} AS words
     FROM notifications n LEFT JOIN chat_messages m ON n.secret_kind = 'chat_words' AND m.id = n.secret_id
     WHERE n.receiver_id = $1 AND n.type = 'chat' ORDER BY n.id`,
    [id],
  );
  const sealed = test.app.get(SealedTexts);
  return rows.map(({ kept, words }) => ({
    kept,
    sent: kept.replaceAll('%{words}', () => sealed.open(words)),
  }));
}
