import { Tables1700000000001 } from './1-tables.js';
import { PositionsAndMatching1700000000002 } from './2-positions-and-matching.js';
import { OptionLists1700000000003 } from './3-option-lists.js';
import { Imports1700000000004 } from './4-imports.js';
import { HelpProfileOptions1700000000005 } from './5-help-profile-options.js';
import { Registration1700000000006 } from './6-registration.js';
import { ContactAndSubscriptions1700000000007 } from './7-contact-and-subscriptions.js';
import { Presence1700000000008 } from './8-presence.js';
import { KeptAddresses1700000000009 } from './9-kept-addresses.js';
import { Renewals1700000000010 } from './10-renewals.js';
import { DeletionRequests1700000000011 } from './11-deletion-requests.js';
import { AddressConfirmations1700000000012 } from './12-address-confirmations.js';
import { OfficialPlaces1700000000013 } from './13-official-places.js';
import { Applications1700000000014 } from './14-applications.js';
import { Availability1700000000015 } from './15-availability.js';
import { Chat1700000000016 } from './16-chat.js';
import { Replies1700000000020 } from './20-replies.js';
import { EarlyReceipts1700000000021 } from './21-early-receipts.js';
import { SignerAddresses1700000000022 } from './22-signer-addresses.js';
import { DemoClock1700000000023 } from './23-demo-clock.js';
import { EventProgress1700000000024 } from './24-event-progress.js';
import { LooksAtPeople1700000000025 } from './25-looks-at-people.js';
import { SignInDevices1700000000035 } from './35-sign-in-devices.js';
import { AdminNetworks1700000000036 } from './36-admin-networks.js';
import { SessionLocks1700000000037 } from './37-session-locks.js';
import { PhoneChanges1700000000038 } from './38-phone-changes.js';
import { Passkeys1700000000039 } from './39-passkeys.js';
import { Vetting1700000000040 } from './40-vetting.js';
import { ClosedByStop1700000000041 } from './41-closed-by-stop.js';
import { PasskeyProofs1700000000042 } from './42-passkey-proofs.js';
import { Wishes1700000000043 } from './43-wishes.js';
import { UrgentHolds1700000000044 } from './44-urgent-holds.js';
import { UrgentEventTypes1700000000045 } from './45-urgent-event-types.js';
import { StoredTexts1700000000046 } from './46-stored-texts.js';
import { ApplicationEnders1700000000050 } from './50-application-enders.js';
import { OneWordEach1700000000055 } from './55-one-word-each.js';
import { RejectedQuestions1700000000060 } from './60-rejected-questions.js';
import { EventFeedback1700000000061 } from './61-event-feedback.js';
import { VisitorsContacts1700000000062 } from './62-visitors-contacts.js';
import { UnreadAnswerTime1700000000063 } from './63-unread-answer-time.js';
import { ContactNotes1700000000064 } from './64-contact-notes.js';
import { MapPoints1700000000066 } from './66-map-points.js';
import { Assignments1700000000067 } from './67-assignments.js';
import { Needs1700000000068 } from './68-needs.js';
import { DueRuns1700000000069 } from './69-due-runs.js';
import { PeopleLists1700000000071 } from './71-people-lists.js';
import { DeletionsByStaff1700000000074 } from './74-deletions-by-staff.js';
import { Figures1700000000077 } from './77-figures.js';
import { Coverage1700000000078 } from './78-coverage.js';
import { VettingAnswers1700000000080 } from './80-vetting-answers.js';

/** All migrations, in the order in which they run. */
export const migrations = [
  Tables1700000000001,
  PositionsAndMatching1700000000002,
  OptionLists1700000000003,
  Imports1700000000004,
  HelpProfileOptions1700000000005,
  Registration1700000000006,
  ContactAndSubscriptions1700000000007,
  Presence1700000000008,
  KeptAddresses1700000000009,
  Renewals1700000000010,
  DeletionRequests1700000000011,
  AddressConfirmations1700000000012,
  OfficialPlaces1700000000013,
  Applications1700000000014,
  Availability1700000000015,
  Chat1700000000016,
  Replies1700000000020,
  EarlyReceipts1700000000021,
  SignerAddresses1700000000022,
  DemoClock1700000000023,
  EventProgress1700000000024,
  LooksAtPeople1700000000025,
  SignInDevices1700000000035,
  AdminNetworks1700000000036,
  SessionLocks1700000000037,
  PhoneChanges1700000000038,
  Passkeys1700000000039,
  Vetting1700000000040,
  ClosedByStop1700000000041,
  PasskeyProofs1700000000042,
  Wishes1700000000043,
  UrgentHolds1700000000044,
  UrgentEventTypes1700000000045,
  StoredTexts1700000000046,
  ApplicationEnders1700000000050,
  OneWordEach1700000000055,
  RejectedQuestions1700000000060,
  EventFeedback1700000000061,
  VisitorsContacts1700000000062,
  UnreadAnswerTime1700000000063,
  ContactNotes1700000000064,
  MapPoints1700000000066,
  Assignments1700000000067,
  Needs1700000000068,
  DueRuns1700000000069,
  PeopleLists1700000000071,
  DeletionsByStaff1700000000074,
  Figures1700000000077,
  Coverage1700000000078,
  VettingAnswers1700000000080,
];
