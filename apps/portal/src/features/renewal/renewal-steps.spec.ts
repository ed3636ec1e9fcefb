import { VOLUNTEER_FLAGS } from '@karov/domain';
import { stepOfRenewal } from './renewal-steps.js';

it('the renewal asks each question with yes or no in one of its steps', () => {
  expect(VOLUNTEER_FLAGS.filter((name) => stepOfRenewal(name) === null)).toEqual([]);
});
