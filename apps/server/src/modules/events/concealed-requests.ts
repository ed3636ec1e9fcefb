import type { EventUserRequest, EventVolunteerRequest, PersonPin } from '@karov/api-client';
import { squareOf } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { currentLocale } from '../../platform/http/request-context.js';
import { NO_MANNER } from '../users/index.js';

/**
 * Conceals a person who has not answered from a manager of other regions: only the town and a square remain.
 * Since the event's circle can be moved, showing whether they are inside it would reveal more.
 */
export function concealedUser(request: EventUserRequest): EventUserRequest {
  return {
    ...request,
    user: { ...concealedPin(request.user), email: null },
    is_outside: false,
    kept_address: null,
    moved_to: null,
    abilities: [],
  };
}

/** Conceals a volunteer in the same way as a help seeker. */
export function concealedVolunteer(request: EventVolunteerRequest): EventVolunteerRequest {
  return { ...request, volunteer: concealedPin(request.volunteer), is_outside: false, abilities: [] };
}

/** Reduces a person's place to the town and the square of about a kilometre in which they live. */
function concealedPin(pin: PersonPin): PersonPin {
  const square = pin.lt === null || pin.lng === null ? null : squareOf({ lat: pin.lt, lon: pin.lng });
  return {
    ...pin,
    is_concealed: true,
    full_name: serverText(currentLocale(), 'answers.somebodyOf', { town: pin.city }),
    phone: '',
    ...NO_MANNER,
    address: pin.city,
    street: '',
    lt: square?.lat ?? null,
    lng: square?.lon ?? null,
  };
}
