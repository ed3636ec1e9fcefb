import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MessageText } from '../../notifications/index.js';
import { NeedsRepository } from '../needs.repository.js';

/**
 * Gives messages that leave the words with which a request ended; the log of messages has none of them (rule
 * 236).
 */
@Injectable()
export class NeedWordsSource implements OnModuleInit {
  constructor(
    private readonly messageText: MessageText,
    private readonly needs: NeedsRepository,
  ) {}

  onModuleInit(): void {
    this.messageText.useWordsSource('need_words', (ids) => this.needs.systemNotesOf(ids));
  }
}
