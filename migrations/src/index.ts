import { Schema1700000000001 } from './1-schema.js';
import { Seed1700000000002 } from './2-seed.js';
import { ContactNotes1700000000064 } from './64-contact-notes.js';
import { IdleVolunteers1700000000070 } from './70-idle-volunteers.js';
import { NeedAnswers1700000000071 } from './71-need-answers.js';
import { StaffNotes1700000000072 } from './72-staff-notes.js';
import { AskedWhetherComing1700000000073 } from './73-asked-whether-coming.js';
import { WordsOpenConversations1700000000074 } from './74-words-open-conversations.js';
import { AnswersThatWait1700000000075 } from './75-answers-that-wait.js';
import { Broadcasts1700000000076 } from './76-broadcasts.js';
import { TelephoneCalls1700000000080 } from './80-telephone-calls.js';
import { PressingMessages1700000000081 } from './81-pressing-messages.js';
import { ReadReceipts1700000000082 } from './82-read-receipts.js';
import { BouncedAddresses1700000000083 } from './83-bounced-addresses.js';
import { ShortCodes1700000000084 } from './84-short-codes.js';
import { Push1700000000085 } from './85-push.js';
import { ContactConversations1700000000086 } from './86-contact-conversations.js';
import { RideReminders1700000000090 } from './90-ride-reminders.js';
import { LogOfMessages1700000000091 } from './91-log-of-messages.js';
import { Reachability1700000000092 } from './92-reachability.js';
import { OrganizationWords1700000000094 } from './94-organization-words.js';
import { ProviderStates1700000000095 } from './95-provider-states.js';
import { HealthOfMessages1700000000096 } from './96-health-of-messages.js';
import { WhatsappTemplates1700000000098 } from './98-whatsapp-templates.js';
import { PushProvider1700000000099 } from './99-push-provider.js';
import { ChatPictures1700000000100 } from './100-chat-pictures.js';
import { ReadyAnswers1700000000101 } from './101-ready-answers.js';
import { ConversationsByNeed1700000000102 } from './102-conversations-by-need.js';
import { NoticesAndSearchOfConversations1700000000103 } from './103-notices-and-search-of-conversations.js';
import { OldConversations1700000000104 } from './104-old-conversations.js';
import { KeptReplies1700000000105 } from './105-kept-replies.js';
import { QuietTimes1700000000112 } from './112-quiet-times.js';
import { CandidatesInTurn1700000000113 } from './113-candidates-in-turn.js';
import { StillSo1700000000120 } from './120-still-so.js';
import { Attendance1700000000122 } from './122-attendance.js';
import { AskedAgain1700000000123 } from './123-asked-again.js';
import { EmergencyCalls1700000000124 } from './124-emergency-calls.js';
import { NamesOfLocalities1700000000125 } from './125-names-of-localities.js';
import { FoldedNames1700000000128 } from './128-folded-names.js';
import { PhoneOwners1700000000131 } from './131-phone-owners.js';
import { Erasure1700000000132 } from './132-erasure.js';
import { SealedNeeds1700000000140 } from './140-sealed-needs.js';
import { SealedConversations1700000000141 } from './141-sealed-conversations.js';
import { SealedNotes1700000000142 } from './142-sealed-notes.js';
import { OwnerQuestions1700000000143 } from './143-owner-questions.js';
import { SharedPhones1700000000145 } from './145-shared-phones.js';
import { SharedPhoneOwners1700000000146 } from './146-shared-phone-owners.js';
import { TicketPerson1700000000147 } from './147-ticket-person.js';
import { PlacedByStaff1700000000148 } from './148-placed-by-staff.js';
import { TicketSession1700000000149 } from './149-ticket-session.js';
import { ConfirmedReferences1700000000150 } from './150-confirmed-references.js';
import { PicturesOfHelp1700000000151 } from './151-pictures-of-help.js';
import { EarlierNeeds1700000000152 } from './152-earlier-needs.js';
import { AddedBy1700000000153 } from './153-added-by.js';
import { WaitingOrder1700000000154 } from './154-waiting-order.js';
import { SavedViews1700000000155 } from './155-saved-views.js';
import { SendingHold1700000000156 } from './156-sending-hold.js';
import { StartChecks1700000000157 } from './157-start-checks.js';
import { LeftWithoutHelp1700000000159 } from './159-left-without-help.js';
import { Measures1700000000161 } from './161-measures.js';
import { OldLinks1700000000171 } from './171-old-links.js';
import { AttendanceOnce1700000000172 } from './172-attendance-once.js';

/** All migrations, in the order in which they run. */
export const migrations = [
  Schema1700000000001,
  Seed1700000000002,
  ContactNotes1700000000064,
  IdleVolunteers1700000000070,
  NeedAnswers1700000000071,
  StaffNotes1700000000072,
  AskedWhetherComing1700000000073,
  WordsOpenConversations1700000000074,
  AnswersThatWait1700000000075,
  Broadcasts1700000000076,
  TelephoneCalls1700000000080,
  PressingMessages1700000000081,
  ReadReceipts1700000000082,
  BouncedAddresses1700000000083,
  ShortCodes1700000000084,
  Push1700000000085,
  ContactConversations1700000000086,
  RideReminders1700000000090,
  LogOfMessages1700000000091,
  Reachability1700000000092,
  OrganizationWords1700000000094,
  ProviderStates1700000000095,
  HealthOfMessages1700000000096,
  WhatsappTemplates1700000000098,
  PushProvider1700000000099,
  ChatPictures1700000000100,
  ReadyAnswers1700000000101,
  ConversationsByNeed1700000000102,
  NoticesAndSearchOfConversations1700000000103,
  OldConversations1700000000104,
  KeptReplies1700000000105,
  QuietTimes1700000000112,
  CandidatesInTurn1700000000113,
  StillSo1700000000120,
  Attendance1700000000122,
  AskedAgain1700000000123,
  EmergencyCalls1700000000124,
  NamesOfLocalities1700000000125,
  FoldedNames1700000000128,
  PhoneOwners1700000000131,
  Erasure1700000000132,
  SealedNeeds1700000000140,
  SealedConversations1700000000141,
  SealedNotes1700000000142,
  OwnerQuestions1700000000143,
  SharedPhones1700000000145,
  SharedPhoneOwners1700000000146,
  TicketPerson1700000000147,
  PlacedByStaff1700000000148,
  TicketSession1700000000149,
  ConfirmedReferences1700000000150,
  PicturesOfHelp1700000000151,
  EarlierNeeds1700000000152,
  AddedBy1700000000153,
  WaitingOrder1700000000154,
  SavedViews1700000000155,
  SendingHold1700000000156,
  StartChecks1700000000157,
  LeftWithoutHelp1700000000159,
  Measures1700000000161,
  OldLinks1700000000171,
  AttendanceOnce1700000000172,
];

/** The names of the migrations beside which the version before them works as well. */
export const compatibleMigrations: readonly string[] = migrations
  .map((Migration) => new Migration())
  .filter((migration) => 'isCompatible' in migration)
  .map(({ name }) => name);
