import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/index.js';
import { ContactModule } from '../contact/index.js';
import { EventsModule } from '../events/index.js';
import { NeedsModule } from '../needs/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { UsersModule } from '../users/index.js';
import { CallTurnsService } from './calls/call-turns.service.js';
import { SpokenAnswersService } from './calls/spoken-answers.service.js';
import { TestAnswersService } from './calls/test-answers.service.js';
import { TwilioCallsController } from './calls/twilio-calls.controller.js';
import { InvitationsService } from './invitations.service.js';
import { PersonMeantService } from './person-meant.service.js';
import { RepliesRepository } from './replies.repository.js';
import { RepliesService } from './replies.service.js';
import { RepliesKeeping } from './replies-keeping.js';
import { TwilioMessageController } from './twilio-message.controller.js';
import { UnansweredQuestionsService } from './unanswered-questions.service.js';

@Module({
  imports: [
    ApplicationsModule,
    ContactModule,
    EventsModule,
    NeedsModule,
    NotificationsModule,
    SubscriptionsModule,
    UsersModule,
  ],
  controllers: [TwilioCallsController, TwilioMessageController],
  providers: [
    PersonMeantService,
    CallTurnsService,
    InvitationsService,
    RepliesKeeping,
    RepliesRepository,
    RepliesService,
    SpokenAnswersService,
    TestAnswersService,
    UnansweredQuestionsService,
  ],
  exports: [CallTurnsService, RepliesService, UnansweredQuestionsService],
})
export class RepliesModule {}
