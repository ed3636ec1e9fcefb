import type { EventUserRequest, EventVolunteerRequest, PersonPin } from '@karov/api-client';
import { squareOf } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { currentLocale } from '../../platform/http/request-context.js';
import { NO_MANNER } from '../users/index.js';

/** Of somebody who has not answered a manager of other regions sees town and square alone; on which side of a circle that is moved they lie would tell more. */
export function concealedUser(request: EventUserRequest): EventUserRequest {
  return { ...request, user: { ...concealedPin(request.user), email: null }, is_outside: false, kept_address: null, abilities: [] };
}

/** The same of a volunteer. */
export function concealedVolunteer(request: EventVolunteerRequest): EventVolunteerRequest {
  return { ...request, volunteer: concealedPin(request.volunteer), is_outside: false, abilities: [] };
}

/** Somebody of a town, in the square of about a kilometre in which they live. */
function concealedPin(pin: PersonPin): PersonPin {
  const { lat, lon } = squareOf({ lat: pin.lt, lon: pin.lng });
  return {
    ...pin,
    is_concealed: true,
    full_name: serverText(currentLocale(), 'answers.somebodyOf', { town: pin.city }),
    phone: '',
    ...NO_MANNER,
    address: pin.city,
    street: '',
    lt: lat,
    lng: lon,
  };
}
