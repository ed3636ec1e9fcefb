import type { AuthRecord } from '@karov/api-client';
import { homeOf, PAGES, pageFor, pathFor } from '@karov/domain';
import type { Key } from '../../core/text.js';

/** What happens after registering: the steps in words, and one link to continue. */
export interface NextSteps {
  title: Key;
  steps: readonly Key[];
  label: Key;
  path: string;
}

/**
 * Returns the next steps of a newly registered person, by their role and the requirements they still have to
 * meet; the link is that of rule 115.
 */
export function nextSteps(record: AuthRecord): NextSteps {
  const path = pathFor(pageFor(homeOf(record), record), record);
  if (record.role !== 'volunteer') {
    return {
      title: 'registration.welcome.title',
      steps: [
        'registration.welcome.seekerAsk',
        'registration.welcome.seekerTold',
        'registration.welcome.seekerEmergency',
      ],
      label:
        record.disability_id.length > 0 ? 'registration.welcome.toAsk' : 'registration.welcome.toProfile',
      path,
    };
  }
  if (!record.is_volunteer_information) {
    return {
      title: 'registration.welcome.partialTitle',
      steps: ['registration.welcome.partial'],
      label: 'registration.welcome.toComplete',
      path: PAGES.VolunteerRegistration.path,
    };
  }
  if (record.is_active === 0)
    return {
      title: 'registration.welcome.receivedTitle',
      steps: ['registration.welcome.guardian', 'registration.welcome.volunteerTold'],
      label: 'registration.welcome.toProfile',
      path,
    };
  return {
    title: 'registration.welcome.title',
    steps: [
      'registration.welcome.volunteerCalled',
      'registration.welcome.volunteerTimes',
      'registration.welcome.volunteerSafe',
    ],
    label: 'registration.welcome.toOpen',
    path,
  };
}
