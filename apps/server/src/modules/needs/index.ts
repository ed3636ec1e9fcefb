export { NeedsModule } from './needs.module.js';
export { deskState, NeedAttendance, type Attendance } from './attendance/need-attendance.repository.js';
export { IdleTakeOvers } from './attendance/idle-take-overs.repository.js';
export { TakeOverByKey } from './attendance/take-over-by-key.service.js';
export { AssignmentsRepository, type AssignmentRecord } from './assignments.repository.js';
export { NeedAnswers } from './answers/need-answers.service.js';
export { NeedAnswersRepository, type NeedAnswer } from './answers/need-answers.repository.js';
export { WordsAboutWork, type AskedAnswer } from './answers/words-about-work.service.js';
export { WordsDto } from './answers/words.dto.js';
export { DispatchStates } from './dispatch-states.js';
export { NeedColumns } from './need.entity.js';
export { NeedsRepository, type NeedPlace } from './needs.repository.js';
export { description, descriptionOf, systemNotesOf, type NeedDescription } from './need-words.js';
export { NeedEndings } from './lifecycle/need-endings.service.js';
export { NeedHolds } from './lifecycle/need-holds.service.js';
export type { EndedCall, LockedNeed, NeedSource, NeedStep, Assignee } from './lifecycle/locked-need.js';
export { NeedSources } from './lifecycle/need-sources.js';
export { LinkWorks, type WorkOfLink } from './lifecycle/link-works.service.js';
export { LinkActDto } from './lifecycle/link-act.dto.js';
export { NeedThanks } from './lifecycle/need-thanks.service.js';
export { NeedMessages } from './messages/need-messages.service.js';
export type { NeedText } from './messages/need-triggers.js';
export type { MessageContext } from './messages/message-context.js';
export { bandText } from './messages/band-text.js';
export { paramsIn } from './messages/params-in.js';
export { momentWords } from './messages/moment-words.js';
export {
  distanceTo,
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
  mayMove,
  mayPutBack,
  mayStep,
  mayTakeOver,
  nextWords,
  spanOf,
  volunteerActs,
  type HoldState,
  type NeedState,
} from './needs.policy.js';
export { RideReminders } from './reminders/ride-reminders.service.js';
export { RideRemindersRepository, type RideAhead } from './reminders/ride-reminders.repository.js';
export { StaleHolds, type StaleHold } from './stale-holds.repository.js';
export {
  callDeclined,
  holdNoted,
  callsFilled,
  needOpened,
  needSettled,
  needsStopped,
  needStepRecorded,
  needTakenOver,
  urgentHeld,
  urgentMoved,
  reserveKept,
  urgentReserved,
} from './needs.signals.js';
