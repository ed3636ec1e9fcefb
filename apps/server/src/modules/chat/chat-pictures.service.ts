import type { ChatMessage } from '@karov/api-client';
import { HOUR, LIMITS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { fail } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import { FilesService, type OpenedFile } from '../files/index.js';
import { type Attachment, ChatService } from './chat.service.js';
import type { ChatAddress, ChatRef } from './chat.types.js';
import { ChatAccessService } from './chat-access.service.js';
import { ChatPicturesRepository, type NewPicture } from './chat-pictures.repository.js';
import { ChatThreadsRepository } from './chat-threads.repository.js';

const FIELD = 'picture';

/** A picture as received, with its description and its text. */
export interface GivenPicture {
  bytes: Buffer | undefined;
  /** The key that the sender chose; a picture sent again with the same key is the same message. */
  sendKey: string;
  /** A description, which may be empty. */
  description: string;
  /** The text sent with the picture, which may be empty. */
  text: string;
}

/**
 * Pictures in conversations (rule 200), which `files` redraws and encrypts; only the participants can see
 * them.
 */
@Injectable()
export class ChatPicturesService {
  constructor(
    private readonly access: ChatAccessService,
    private readonly chat: ChatService,
    private readonly clock: Clock,
    private readonly files: FilesService,
    private readonly repository: ChatPicturesRepository,
    private readonly threads: ChatThreadsRepository,
  ) {}

  /**
   * Writes a message with a picture, only once for each key, however often it is sent.
   * @throws NOT_FOUND, CHAT_TOO_SOON as for any message, CHAT_PICTURES_MANY, FILE_REQUIRED, FILE_TOO_LARGE,
   * PICTURE_PIXELS, PICTURE_TYPE
   */
  async send(caller: Caller, address: ChatAddress, given: GivenPicture): Promise<ChatMessage> {
    const conversation = await this.access.require(caller, address);
    const sent = await this.chat.sentUnder(caller, conversation, given.sendKey);
    if (sent) return sent;
    if (!given.bytes) return fail('FILE_REQUIRED', { field: FIELD });
    const claim = `chat:${caller.userId}:${given.sendKey}`;
    const kept = await this.files.keepPicture({ kind: 'chat', bytes: given.bytes, field: FIELD, claim });
    const picture = { ...kept, description: given.description, sendKey: given.sendKey };
    const message = await this.chat
      .write(caller, address, given.text, this.attachment(conversation, caller, picture, claim))
      .catch(async (reason: unknown) => {
        await this.files.remove([kept.id]);
        throw reason;
      });
    if (message.picture?.id !== kept.id) await this.files.remove([kept.id]);
    return message;
  }

  /**
   * Opens a picture for the participants of its conversation.
   * @throws NOT_FOUND for everybody else
   */
  async open(caller: Caller, fileId: string): Promise<OpenedFile> {
    const view = await this.access.viewOf(caller);
    const ref = isUUID(fileId) ? await this.repository.whereIs(fileId, view) : null;
    const found = ref && (await this.threads.find(ref, view));
    return (found && (await this.files.bytesOf(fileId))) ?? fail('NOT_FOUND');
  }

  private attachment(ref: ChatRef, caller: Caller, picture: NewPicture, claim: string): Attachment {
    return {
      picture,
      sent: () => this.repository.sentUnder(ref, caller.userId, picture.sendKey),
      attach: async (threadId, message) => {
        await this.requireFew(caller.userId);
        await this.repository.insert(threadId, message, picture);
        // The picture belongs to the person in the conversation, even when staff sent it: it is deleted with
        // that person.
        if (!(await this.files.claim(picture.id, 'chat', claim, ref.personId)))
          throw new Error('the picture was not there any more');
      },
    };
  }

  private async requireFew(senderId: number): Promise<void> {
    const count = await this.repository.countSince(senderId, addSeconds(this.clock.now(), -HOUR));
    if (count >= LIMITS.chatPicturesHour)
      fail('CHAT_PICTURES_MANY', { field: FIELD, params: { max: LIMITS.chatPicturesHour } });
  }
}
