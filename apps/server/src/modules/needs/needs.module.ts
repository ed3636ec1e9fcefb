import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { PlacesModule } from '../places/index.js';
import { UsersModule } from '../users/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { NeedAnswersRepository } from './answers/need-answers.repository.js';
import { NeedAnswers } from './answers/need-answers.service.js';
import { WordsAboutWorkRepository } from './answers/words-about-work.repository.js';
import { WordsAboutWork } from './answers/words-about-work.service.js';
import { IdleTakeOvers } from './attendance/idle-take-overs.repository.js';
import { NeedAttendance } from './attendance/need-attendance.repository.js';
import { TakeOverByKey } from './attendance/take-over-by-key.service.js';
import { LinkWorks } from './lifecycle/link-works.service.js';
import { NeedEndings } from './lifecycle/need-endings.service.js';
import { NeedLifecycle } from './lifecycle/need-lifecycle.service.js';
import { NeedSources } from './lifecycle/need-sources.js';
import { NeedMessages } from './messages/need-messages.service.js';
import { NeedStaff } from './messages/need-staff.service.js';
import { NeedsRepository } from './needs.repository.js';
import { RideRemindersRepository } from './reminders/ride-reminders.repository.js';
import { RideReminders } from './reminders/ride-reminders.service.js';
import { StaleHolds } from './stale-holds.repository.js';

const SHARED = [
  IdleTakeOvers,
  TakeOverByKey,
  LinkWorks,
  NeedAnswers,
  NeedAttendance,
  NeedAnswersRepository,
  NeedEndings,
  NeedLifecycle,
  NeedMessages,
  NeedSources,
  NeedsRepository,
  RideReminders,
  RideRemindersRepository,
  StaleHolds,
  WordsAboutWork,
];

/** Needs of both sources: their holders, their lifecycle, and the messages about them. */
@Module({
  imports: [CategoriesModule, NotificationsModule, PlacesModule, UsersModule, VolunteersModule],
  providers: [...SHARED, NeedStaff, WordsAboutWorkRepository],
  exports: SHARED,
})
export class NeedsModule {}
