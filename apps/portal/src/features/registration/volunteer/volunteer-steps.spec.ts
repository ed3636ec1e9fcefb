import { VOLUNTEER_FLAGS } from '@karov/domain';
import { stepOfVolunteer } from './volunteer-steps.js';

it('the registration asks each question with yes or no in one of its steps', () => {
  expect(VOLUNTEER_FLAGS.filter((name) => stepOfVolunteer(name) === null)).toEqual([]);
});
