import { ActivityEntryEntity } from './modules/activity/activity-entry.entity.js';
import { CaptchaUseEntity } from './modules/auth/captcha-use.entity.js';
import { OtpChallengeEntity } from './modules/auth/otp-challenge.entity.js';
import { SessionEntity } from './modules/auth/session.entity.js';
import { AutoAssignSettingsEntity } from './modules/auto-assign/auto-assign-settings.entity.js';
import { DispatchRunEntity } from './modules/auto-assign/dispatch-run.entity.js';
import { TimelineEntryEntity } from './modules/auto-assign/timeline-entry.entity.js';
import { BlockedIpEntity } from './modules/blocked-ips/blocked-ip.entity.js';
import { CategoryEntity } from './modules/categories/category.entity.js';
import { EventEntity } from './modules/events/event.entity.js';
import { EventUserRequestEntity } from './modules/events/event-user-request.entity.js';
import { EventVolunteerRequestEntity } from './modules/events/event-volunteer-request.entity.js';
import { ImportRunEntity } from './modules/import/import-run.entity.js';
import { LinkCodeEntity } from './modules/notifications/link-code.entity.js';
import { NotificationEntity } from './modules/notifications/notification.entity.js';
import { OutboxMessageEntity } from './modules/notifications/channels/outbox-message.entity.js';
import { OptionEntity } from './modules/options/option.entity.js';
import { OrganizationEntity } from './modules/organizations/organization.entity.js';
import { RegionPermissionEntity } from './modules/regions/region-permission.entity.js';
import { StateEntity } from './modules/regions/state.entity.js';
import { HelpProfileEntity } from './modules/users/help-profile.entity.js';
import { UserEntity } from './modules/users/user.entity.js';
import { UserRoleEntity } from './modules/users/user-role.entity.js';
import { EngagementEntity } from './modules/volunteers/engagement.entity.js';
import { VolunteerCallEntity } from './modules/volunteers/volunteer-call.entity.js';
import { VolunteerCandidateEntity } from './modules/volunteers/volunteer-candidate.entity.js';
import { VolunteerInformationEntity } from './modules/volunteers/volunteer-information.entity.js';
import { RateLimitEntity } from './platform/security/rate-limit.entity.js';

/** All tables of the application; the composition root knows them, modules only their own. */
export const entities = [
  ActivityEntryEntity, AutoAssignSettingsEntity, BlockedIpEntity, CaptchaUseEntity, CategoryEntity, DispatchRunEntity,
  EngagementEntity, EventEntity, EventUserRequestEntity, EventVolunteerRequestEntity, HelpProfileEntity, ImportRunEntity, LinkCodeEntity,
  NotificationEntity, OptionEntity, OrganizationEntity, OtpChallengeEntity, OutboxMessageEntity, RateLimitEntity, RegionPermissionEntity,
  SessionEntity, StateEntity, TimelineEntryEntity, UserEntity, UserRoleEntity, VolunteerCallEntity,
  VolunteerCandidateEntity, VolunteerInformationEntity,
];
