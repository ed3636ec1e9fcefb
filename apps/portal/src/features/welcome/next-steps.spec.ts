import { seeker, volunteer } from '../../../test/people.js';
import { nextSteps } from './next-steps.js';

it.each([
  ['a help seeker', seeker(), '/help-menu'],
  ['a help seeker without a disability', seeker({ disability_id: [] }), '/profile'],
  ['a volunteer', volunteer(), '/volunteer/open-menu'],
  [
    'a volunteer who finishes later',
    volunteer({ is_volunteer_information: false }),
    '/volunteer/registration',
  ],
  ['a volunteer whose guardian is asked', volunteer({ is_active: 0 }), '/profile'],
] as const)('%s goes on where rule 115 leads', (_who, record, path) => {
  const next = nextSteps(record);
  expect(next.path).toBe(path);
  expect(next.steps.length).toBeGreaterThan(0);
});
