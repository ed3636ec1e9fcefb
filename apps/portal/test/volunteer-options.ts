import type { RegisterDropdowns } from '@karov/api-client';
import { profileOptions } from './profile-options.js';

/** Returns the lists of the volunteer's forms, as small as those of the help profile. */
export function volunteerOptions(): RegisterDropdowns {
  const { disabilities, volunteer_interests, volunteer_languages, volunteer_gender } = profileOptions();
  return { roles: [], disabilities, volunteer_interests, volunteer_languages, volunteer_gender };
}
