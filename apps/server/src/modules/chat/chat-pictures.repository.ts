import { Injectable } from '@nestjs/common';
import { keptText, SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import type { ChatRef, ChatView, StoredMessage, StoredPicture } from './chat.types.js';
import { ChatPictureEntity } from './chat-picture.entity.js';
import { type KeptMessage, openMessage } from './kept-messages.js';
import { shownOf, sightValues } from './needs/message-sight.js';

/** SQL for the picture of the message `m`, or null; {@link openMessage} decrypts it. */
export const PICTURE_OF_MESSAGE = `(SELECT json_build_object('id', c.file_id, 'description', encode(${keptText('c.description')}, 'base64'), 'width', c.width, 'height', c.height)
  FROM chat_pictures c WHERE c.message_id = m.id) AS picture`;

/** A picture to be stored for a conversation. */
export interface NewPicture extends StoredPicture {
  sendKey: string;
}

/** Queries on the pictures of conversations. */
@Injectable()
export class ChatPicturesRepository {
  constructor(
    private readonly database: Database,
    private readonly sealed: SealedTexts,
  ) {
    sealed.register({ table: 'chat_pictures', key: 'message_id', texts: [{ name: 'description' }] });
  }

  async insert(
    threadId: number,
    { id, senderId, createdAt }: Pick<StoredMessage, 'id' | 'senderId' | 'createdAt'>,
    picture: NewPicture,
  ): Promise<void> {
    await this.database.joined.insert(ChatPictureEntity, {
      messageId: id,
      threadId,
      senderId,
      sendKey: picture.sendKey,
      fileId: picture.id,
      descriptionSealed: this.sealed.seal(picture.description),
      width: picture.width,
      height: picture.height,
      createdAt,
    });
  }

  /** Returns the message already sent with a key, or null. */
  async sentUnder(ref: ChatRef, senderId: number, sendKey: string): Promise<StoredMessage | null> {
    const rows: KeptMessage[] = await this.database.manager.query(
      `SELECT m.id, m.sender_id AS "senderId", m.is_staff AS "isStaff", ${keptText('m.message')} AS message, m.created_at AS "createdAt", m.need_id AS "needId",
         m.answerer_id AS "answererId", ${keptText('m.staff_note')} AS "staffNote", false AS "isRead", ${PICTURE_OF_MESSAGE}
       FROM chat_pictures p JOIN chat_threads t ON t.id = p.thread_id JOIN chat_messages m ON m.id = p.message_id
       WHERE t.context = $1 AND t.context_id = $2 AND t.person_id = $3 AND p.sender_id = $4 AND p.send_key = $5`,
      [ref.context, ref.contextId, ref.personId, senderId, sendKey],
    );
    const [row] = rows;
    return row ? openMessage(this.sealed, row) : null;
  }

  /** The number of pictures sent by a person since a given time. */
  async countSince(senderId: number, since: Date): Promise<number> {
    const rows: { count: number }[] = await this.database.joined.query(
      'SELECT count(*)::int AS count FROM chat_pictures WHERE sender_id = $1 AND created_at > $2',
      [senderId, since],
    );
    return rows[0]?.count ?? 0;
  }

  /**
   * The conversation of a picture; null if it is in no conversation, or if its message is outside the view
   * (rule 206).
   */
  async whereIs(fileId: string, view: ChatView): Promise<ChatRef | null> {
    const rows: ChatRef[] = await this.database.manager.query(
      `SELECT t.context, t.context_id AS "contextId", t.person_id AS "personId"
       FROM chat_pictures p JOIN chat_threads t ON t.id = p.thread_id JOIN chat_messages m ON m.id = p.message_id
       WHERE p.file_id = $1 AND ${shownOf(view, 2)}`,
      [fileId, ...sightValues(view)],
    );
    return rows[0] ?? null;
  }
}
