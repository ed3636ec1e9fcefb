import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

/** Answer types of `libs/api-client/src/wire.ts`; their schemas are put into the document when it is written (docs/adr/0005). */
export type AnswerName =
  | 'ActiveApplication' | 'AdminApplication' | 'ApplicationDropdowns' | 'BasketRow' | 'EmergencyStatus' | 'HelpRequestLink' | 'OpenApplication' | 'OpenVolunteer'
  | 'OwnApplication' | 'PendingAcceptance' | 'UserDetailCheck' | 'WaitingNeed' | 'Worry'
  | 'BlockedIpRow'
  | 'CategoryRow' | 'ContactRow' | 'OwnSubscriptions' | 'SubscriptionState'
  | 'HelpProfileDropdowns' | 'OptionRow' | 'OwnData' | 'PrivacyOverview' | 'Profile' | 'RegisterDropdowns' | 'SessionRow'
  | 'PasskeyCreation' | 'PasskeyRequest' | 'PasskeyRow' | 'SessionState'
  | 'ActivityEntry' | 'AuthRecord' | 'Availability' | 'ChatMessage' | 'ChatThread' | 'ChatUnread'
  | 'AutoAssignSettings' | 'EventDetail' | 'EventLimits' | 'EventPreview' | 'EventRequestRow' | 'EventRow'
  | 'EventUserLink' | 'EventUserRequest' | 'EventVolunteerLink' | 'EventVolunteerRequest' | 'ImportProgress' | 'NotificationRow'
  | 'OpenWork' | 'RegionPermissionRow' | 'RoleOption' | 'UserRow' | 'VettingRow' | 'VolunteerDocuments'
  | 'Option' | 'OrganizationCard' | 'OrganizationRow' | 'OwnEventRequest' | 'PlaceSuggestion' | 'ReferenceLink' | 'Registered' | 'SeekerDetails' | 'RegistrationTicket' | 'Timeline' | 'VolunteerEventRequestRow' | 'VolunteerLookup' | 'WaitingCounts';

const ERROR = { description: 'Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language.' };

function model(name: AnswerName, isArray: boolean): Record<string, unknown> {
  const reference = { $ref: `#/components/schemas/${name}` };
  return isArray ? { type: 'array', items: reference } : reference;
}

function answer(name: AnswerName, properties: Record<string, unknown>): MethodDecorator {
  return applyDecorators(
    ApiResponse({ status: 200, description: 'Done.', schema: { type: 'object', properties: properties as never } }),
    ApiResponse({ status: 422, ...ERROR }),
  );
}

/** Documents what a handler answers. */
export const Answers = {
  /** `{data, message?}` */
  data: (name: AnswerName, options: { isArray?: boolean } = {}) =>
    answer(name, { data: model(name, options.isArray ?? false), message: { type: 'string' } }),
  /** `{data: […], meta}`; in the simple-rest dialect the bare array. */
  list: (name: AnswerName) =>
    answer(name, {
      data: model(name, true),
      meta: { type: 'object', properties: { total: { type: 'integer' }, page: { type: 'integer' }, perPage: { type: 'integer' } } },
    }),
  /** `{message}` */
  message: () =>
    applyDecorators(
      ApiResponse({ status: 200, description: 'Done.', schema: { type: 'object', properties: { message: { type: 'string' } } } }),
      ApiResponse({ status: 422, ...ERROR }),
    ),
} as const;
