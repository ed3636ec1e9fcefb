import type { TestApp } from './test-app.js';

/** A notice of a conversation: as the log keeps it, and as it leaves, with the words that stand in the conversation alone. */
export interface SentNotice {
  kept: string;
  sent: string;
}

/** What somebody was told of conversations by their channel, oldest first. */
export function chatNoticesTo(test: TestApp, { id }: { id: number }): Promise<SentNotice[]> {
  return test.database.manager.query(
    `SELECT n.message AS kept, replace(n.message, '%{words}', coalesce(m.message, '')) AS sent
     FROM notifications n LEFT JOIN chat_messages m ON n.secret_kind = 'chat_words' AND m.id = n.secret_id
     WHERE n.receiver_id = $1 AND n.type = 'chat' ORDER BY n.id`,
    [id],
  );
}
