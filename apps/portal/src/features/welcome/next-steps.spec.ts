import { seeker, volunteer } from '../../../test/people.js';
import { nextSteps } from './next-steps.js';

it.each([
  ['a help seeker', seeker(), '/help-menu', 'title'],
  ['a help seeker without a disability', seeker({ disability_id: [] }), '/profile', 'title'],
  ['a volunteer', volunteer(), '/volunteer/open-menu', 'title'],
  [
    'a volunteer who finishes later',
    volunteer({ is_volunteer_information: false }),
    '/volunteer/registration',
    'partialTitle',
  ],
  ['a volunteer whose guardian is asked', volunteer({ is_active: 0 }), '/profile', 'receivedTitle'],
] as const)('%s goes on where rule 115 leads', (_who, record, path, title) => {
  const next = nextSteps(record);
  expect(next.path).toBe(path);
  expect(next.title).toBe(`registration.welcome.${title}`);
  expect(next.steps.length).toBeGreaterThan(0);
});
