import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { PlacesModule } from '../places/index.js';
import { UsersModule } from '../users/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { NeedAnswersRepository } from './answers/need-answers.repository.js';
import { NeedAnswersService } from './answers/need-answers.service.js';
import { WordsAboutWorkRepository } from './answers/words-about-work.repository.js';
import { WordsAboutWorkService } from './answers/words-about-work.service.js';
import { IdleTakeOversRepository } from './attendance/idle-take-overs.repository.js';
import { NeedAttendanceRepository } from './attendance/need-attendance.repository.js';
import { SearchStandingService } from './attendance/search-standing.service.js';
import { TakeOverByKeyService } from './attendance/take-over-by-key.service.js';
import { LinkWorksService } from './lifecycle/link-works.service.js';
import { NeedEndingsService } from './lifecycle/need-endings.service.js';
import { NeedLifecycleService } from './lifecycle/need-lifecycle.service.js';
import { NeedSources } from './lifecycle/need-sources.js';
import { KeptAddressService } from './messages/kept-address.service.js';
import { NeedMessagesService } from './messages/need-messages.service.js';
import { NeedOffersService } from './messages/need-offers.service.js';
import { NeedStaffService } from './messages/need-staff.service.js';
import { NeedsRepository } from './needs.repository.js';
import { RideRemindersRepository } from './reminders/ride-reminders.repository.js';
import { RideRemindersService } from './reminders/ride-reminders.service.js';
import { StaleHoldsRepository } from './stale-holds.repository.js';

const SHARED = [
  IdleTakeOversRepository,
  KeptAddressService,
  TakeOverByKeyService,
  LinkWorksService,
  NeedAnswersService,
  NeedAttendanceRepository,
  NeedAnswersRepository,
  NeedEndingsService,
  NeedLifecycleService,
  NeedMessagesService,
  NeedOffersService,
  NeedSources,
  NeedsRepository,
  RideRemindersService,
  RideRemindersRepository,
  SearchStandingService,
  StaleHoldsRepository,
  WordsAboutWorkService,
];

/** The needs of both sources: their holders, their lifecycle, and the messages about them. */
@Module({
  imports: [CategoriesModule, NotificationsModule, PlacesModule, UsersModule, VolunteersModule],
  providers: [...SHARED, NeedStaffService, WordsAboutWorkRepository],
  exports: SHARED,
})
export class NeedsModule {}
