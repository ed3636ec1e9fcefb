export { type NeedAnswer, NeedAnswersRepository } from './answers/need-answers.repository.js';
export { NeedAnswersService } from './answers/need-answers.service.js';
export { SpokenField } from './answers/spoken-field.js';
export { WordsDto } from './answers/words.dto.js';
export { type AskedAnswer, WordsAboutWorkService } from './answers/words-about-work.service.js';
export { IdleTakeOversRepository } from './attendance/idle-take-overs.repository.js';
export {
  type Attendance,
  deskState,
  NeedAttendanceRepository,
} from './attendance/need-attendance.repository.js';
export {
  LOOKED_FOR,
  type SearchStanding,
  SearchStandingService,
  unheldState,
} from './attendance/search-standing.service.js';
export { TakeOverByKeyService } from './attendance/take-over-by-key.service.js';
export { DispatchStates } from './dispatch-states.js';
export { LinkActDto } from './lifecycle/link-act.dto.js';
export { LinkWorksService, type WorkOfLink } from './lifecycle/link-works.service.js';
export { NeedEndingsService } from './lifecycle/need-endings.service.js';
export { type AcceptResult, NeedLifecycleService } from './lifecycle/need-lifecycle.service.js';
export { EventNeedSources, NeedSources, SingleSources } from './lifecycle/need-sources.js';
export { KeptAddressService } from './messages/kept-address.service.js';
export type { NamedEvent } from './messages/message-context.js';
export { momentWords } from './messages/moment-words.js';
export {
  bandText,
  contextOf,
  deedWords,
  eventName,
  NeedMessagesService,
  namedOf,
} from './messages/need-messages.service.js';
export { NeedOffersService } from './messages/need-offers.service.js';
export { NeedColumns } from './need.entity.js';
export type { Assignee, EndedCall, LockedNeed, NeedSource, NeedStep } from './need.js';
export {
  assigneeByCall,
  assigneeOf,
  callStanding,
  distanceTo,
  type HoldState,
  helpStep,
  isApprovedSoon,
  isFree,
  isUnderWay,
  mayApprove,
  mayBeGiven,
  mayBeMatched,
  mayCallByHand,
  mayComplete,
  mayGive,
  mayGiveBack,
  mayMove,
  mayRelease,
  mayStep,
  mayTakeOver,
  type NeedState,
  obstacleOf,
  offeredWords,
  rideAtOf,
  soughtFor,
  volunteerActs,
} from './need.js';
export { description, descriptionOf, type NeedDescription, systemNotesOf } from './need-words.js';
export { NeedsModule } from './needs.module.js';
export {
  type AssignmentRecord,
  type NeedPlace,
  type NeedRecord,
  NeedsRepository,
  type SingleNeed,
} from './needs.repository.js';
export {
  askedAnew,
  callDeclined,
  callsFilled,
  emergenciesLeft,
  holdNoted,
  needOpened,
  needSettled,
  needStepRecorded,
  needsStopped,
  needTakenOver,
  reserveKept,
  urgentHeld,
  urgentMoved,
  urgentReserved,
} from './needs.signals.js';
export { type RideAhead, RideRemindersRepository } from './reminders/ride-reminders.repository.js';
export { RideRemindersService } from './reminders/ride-reminders.service.js';
export type {
  AdmittedCall,
  NotedCall,
  PlannedCall,
  ShownNeed,
  SoughtNeed,
  WatchedHold,
} from './sought-need.js';
export { type StaleHold, StaleHoldsRepository } from './stale-holds.repository.js';
export { IS_UNDER_WAY, WAITING_SINCE } from './under-way.js';
