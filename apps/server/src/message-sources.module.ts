import { Global, Module } from '@nestjs/common';
import { ChatModule, ChatNoticesRepository } from './modules/chat/index.js';
import { NeedsModule, NeedsRepository } from './modules/needs/index.js';
import { KEPT_WORDS, type KeptWords, OpenQuestions } from './modules/notifications/index.js';
import { RepliesModule, UnansweredQuestionsService } from './modules/replies/index.js';
import { VettingRepository, VolunteersModule } from './modules/volunteers/index.js';

/**
 * Provides messages with what they need from higher modules: texts that are stored elsewhere, and the
 * questions that are open.
 */
@Global()
@Module({
  imports: [ChatModule, NeedsModule, RepliesModule, VolunteersModule],
  providers: [
    {
      provide: KEPT_WORDS,
      inject: [ChatNoticesRepository, NeedsRepository, VettingRepository],
      useFactory: (
        chat: ChatNoticesRepository,
        needs: NeedsRepository,
        vetting: VettingRepository,
      ): KeptWords => ({
        chat_words: (ids) => chat.excerptsOf(ids),
        need_words: (ids) => needs.systemNotesOf(ids),
        vetting_words: (ids) => vetting.reasonsOf(ids),
      }),
    },
    { provide: OpenQuestions, useExisting: UnansweredQuestionsService },
  ],
  exports: [KEPT_WORDS, OpenQuestions],
})
export class MessageSourcesModule {}
