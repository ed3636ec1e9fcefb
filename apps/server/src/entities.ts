import { ActivityEntryEntity } from './modules/activity/activity-entry.entity.js';
import { ApplicationEntity } from './modules/applications/application.entity.js';
import { FeedbackEntity } from './modules/applications/feedback.entity.js';
import { OpenDigestEntity } from './modules/applications/open-digest/open-digest.entity.js';
import { KnownDeviceEntity } from './modules/auth/known-device.entity.js';
import { OtpChallengeEntity } from './modules/auth/otp-challenge.entity.js';
import { OwnerQuestionEntity } from './modules/auth/owner-question.entity.js';
import { PasskeyEntity } from './modules/auth/passkey.entity.js';
import { PasskeyChallengeEntity } from './modules/auth/passkey-challenge.entity.js';
import { RegistrationTicketEntity } from './modules/auth/registration-ticket.entity.js';
import { SessionEntity } from './modules/auth/session.entity.js';
import { SignInLinkEntity } from './modules/auth/sign-in-link.entity.js';
import { AutoAssignSettingsEntity } from './modules/auto-assign/auto-assign-settings.entity.js';
import { DispatchRunEntity } from './modules/auto-assign/dispatch-run.entity.js';
import { TimelineEntryEntity } from './modules/auto-assign/timeline-entry.entity.js';
import { AdminNetworkEntity } from './modules/blocked-ips/admin-network.entity.js';
import { BlockedIpEntity } from './modules/blocked-ips/blocked-ip.entity.js';
import { BroadcastEntity } from './modules/broadcasts/broadcast.entity.js';
import { CategoryEntity } from './modules/categories/category.entity.js';
import { ChatMessageEntity } from './modules/chat/chat-message.entity.js';
import { ChatPictureEntity } from './modules/chat/chat-picture.entity.js';
import { ChatReadEntity } from './modules/chat/chat-read.entity.js';
import { ChatThreadEntity } from './modules/chat/chat-thread.entity.js';
import { ConsentEntity } from './modules/consents/consent.entity.js';
import { ContactEntity } from './modules/contact/contact.entity.js';
import { ContactReplyEntity } from './modules/contact/contact-reply.entity.js';
import {
  CoverageCellEntity,
  CoverageGroupEntity,
  CoverageRoundEntity,
  IdleVolunteersEntity,
} from './modules/coverage-map/coverage.entity.js';
import {
  ActiveVolunteersEntity,
  CountedDayEntity,
  DayFigureEntity,
  FigureRoundEntity,
} from './modules/dashboards/day-figure.entity.js';
import { DemoClockEntity } from './modules/demo/demo-clock.entity.js';
import { EventEntity } from './modules/events/event.entity.js';
import { EventRequestView } from './modules/events/event-request-view.entity.js';
import { EventUserRequestEntity } from './modules/events/event-user-request.entity.js';
import { EventVolunteerRequestEntity } from './modules/events/event-volunteer-request.entity.js';
import { FileEntity } from './modules/files/file.entity.js';
import { ImportRunEntity } from './modules/import/import-run.entity.js';
import { NeedAnswerEntity } from './modules/needs/answers/need-answer.entity.js';
import { AssignmentEntity } from './modules/needs/assignment.entity.js';
import { NeedEntity } from './modules/needs/need.entity.js';
import { RideReminderEntity } from './modules/needs/reminders/ride-reminder.entity.js';
import { BouncedAddressEntity } from './modules/notifications/bounced-address.entity.js';
import { OutboxMessageEntity } from './modules/notifications/channels/outbox-message.entity.js';
import { EarlyReceiptEntity } from './modules/notifications/early-receipt.entity.js';
import { LinkCodeEntity } from './modules/notifications/link-code.entity.js';
import { NotificationEntity } from './modules/notifications/notification.entity.js';
import { ProviderOutageEntity } from './modules/notifications/providers/provider-outage.entity.js';
import { ProviderStateEntity } from './modules/notifications/providers/provider-state.entity.js';
import { SendingHoldEntity } from './modules/notifications/sending-hold.entity.js';
import { ShortCodeEntity } from './modules/notifications/short-code.entity.js';
import { WhatsappTemplateStateEntity } from './modules/notifications/whatsapp/whatsapp-template-state.entity.js';
import { WhatsappWindowEntity } from './modules/notifications/whatsapp/whatsapp-window.entity.js';
import { OptionEntity } from './modules/options/option.entity.js';
import { OrganizationEntity } from './modules/organizations/organization.entity.js';
import { OfficialLocalityEntity } from './modules/places/official-locality.entity.js';
import { OfficialStreetEntity } from './modules/places/official-street.entity.js';
import { DeletionRequestEntity } from './modules/privacy/deletion-request.entity.js';
import { AddressConfirmationEntity } from './modules/profile/address-confirmation.entity.js';
import { PhoneChangeEntity } from './modules/profile/phone-change.entity.js';
import { PushMessageEntity } from './modules/push/push-message.entity.js';
import { PushSubscriptionEntity } from './modules/push/push-subscription.entity.js';
import { ReadyAnswerEntity } from './modules/ready-answers/ready-answer.entity.js';
import { RegionPermissionEntity } from './modules/regions/region-permission.entity.js';
import { StateEntity } from './modules/regions/state.entity.js';
import { RenewalNoticeEntity } from './modules/renewal/renewal-notice.entity.js';
import { ReplyEntity } from './modules/replies/reply.entity.js';
import { DeskTellingEntity } from './modules/staff/escalation/desk-telling.entity.js';
import { DeskWaitEntity } from './modules/staff/escalation/desk-wait.entity.js';
import { StaffNoteEntity } from './modules/staff/notes/staff-note.entity.js';
import { SavedViewEntity } from './modules/staff/views/saved-view.entity.js';
import { SubscriptionEntity } from './modules/subscriptions/subscription.entity.js';
import { HelpProfileEntity } from './modules/users/help-profile.entity.js';
import { PhoneOwnerEntity } from './modules/users/phone-owner.entity.js';
import { PresenceEntity } from './modules/users/presence.entity.js';
import { UserEntity } from './modules/users/user.entity.js';
import { UserReferenceEntity } from './modules/users/user-reference.entity.js';
import { UserRoleEntity } from './modules/users/user-role.entity.js';
import { VettingRefusalEntity } from './modules/volunteers/vetting-refusal.entity.js';
import { VolunteerAvailabilityEntity } from './modules/volunteers/volunteer-availability.entity.js';
import { VolunteerCallEntity } from './modules/volunteers/volunteer-call.entity.js';
import { VolunteerCandidateEntity } from './modules/volunteers/volunteer-candidate.entity.js';
import { VolunteerInformationEntity } from './modules/volunteers/volunteer-information.entity.js';
import { CaptchaUseEntity } from './platform/security/captcha-use.entity.js';
import { RateLimitEntity } from './platform/security/rate-limit.entity.js';

/** All entities of the application; only the composition root has all of them, each module has its own. */
export const entities = [
  ActiveVolunteersEntity,
  CountedDayEntity,
  CoverageCellEntity,
  CoverageGroupEntity,
  CoverageRoundEntity,
  IdleVolunteersEntity,
  DayFigureEntity,
  FigureRoundEntity,
  ActivityEntryEntity,
  AddressConfirmationEntity,
  ApplicationEntity,
  AssignmentEntity,
  NeedAnswerEntity,
  RideReminderEntity,
  StaffNoteEntity,
  SavedViewEntity,
  OpenDigestEntity,
  DeskTellingEntity,
  DeskWaitEntity,
  NeedEntity,
  AutoAssignSettingsEntity,
  AdminNetworkEntity,
  BlockedIpEntity,
  CaptchaUseEntity,
  BroadcastEntity,
  CategoryEntity,
  ChatMessageEntity,
  ChatPictureEntity,
  ChatReadEntity,
  ChatThreadEntity,
  ConsentEntity,
  ContactEntity,
  ContactReplyEntity,
  DeletionRequestEntity,
  DemoClockEntity,
  DispatchRunEntity,
  BouncedAddressEntity,
  SendingHoldEntity,
  ShortCodeEntity,
  EarlyReceiptEntity,
  EventEntity,
  EventRequestView,
  EventUserRequestEntity,
  EventVolunteerRequestEntity,
  FeedbackEntity,
  FileEntity,
  HelpProfileEntity,
  ImportRunEntity,
  KnownDeviceEntity,
  OwnerQuestionEntity,
  LinkCodeEntity,
  NotificationEntity,
  ProviderOutageEntity,
  ProviderStateEntity,
  WhatsappTemplateStateEntity,
  WhatsappWindowEntity,
  OfficialLocalityEntity,
  OfficialStreetEntity,
  OptionEntity,
  OrganizationEntity,
  OtpChallengeEntity,
  OutboxMessageEntity,
  PasskeyChallengeEntity,
  PasskeyEntity,
  PhoneChangeEntity,
  PresenceEntity,
  PushMessageEntity,
  PushSubscriptionEntity,
  RateLimitEntity,
  ReadyAnswerEntity,
  RegionPermissionEntity,
  RegistrationTicketEntity,
  RenewalNoticeEntity,
  ReplyEntity,
  SessionEntity,
  SignInLinkEntity,
  StateEntity,
  SubscriptionEntity,
  TimelineEntryEntity,
  UserEntity,
  PhoneOwnerEntity,
  UserReferenceEntity,
  UserRoleEntity,
  VettingRefusalEntity,
  VolunteerAvailabilityEntity,
  VolunteerCallEntity,
  VolunteerCandidateEntity,
  VolunteerInformationEntity,
];
