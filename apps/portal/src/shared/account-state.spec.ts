import { seeker, volunteer } from '../../test/people.js';
import { accountState } from './account-state.js';

describe('accountState', () => {
  it('has nothing to say about accounts in order, and about staff', () => {
    expect([seeker(), volunteer(), seeker({ role: 'manager', disability_id: [] })].map(accountState)).toEqual(
      [null, null, null],
    );
  });

  it('names inactive before frozen, frozen before incomplete', () => {
    expect(accountState(volunteer({ is_active: 0, is_freeze: 1 }))).toBe('inactive');
    expect(accountState(volunteer({ is_active: 0, guardian: 'missing' }))).toBe('guardianMissing');
    expect(accountState(volunteer({ is_active: 0, guardian: 'waits' }))).toBe('guardianWaits');
    expect(accountState(seeker({ is_active: 0, guardian: 'waits' }))).toBe('inactive');
    expect(accountState(volunteer({ is_freeze: 1, is_volunteer_information: false }))).toBe('frozen');
    expect(accountState(volunteer({ is_volunteer_information: false }))).toBe('pending');
    expect(accountState(seeker({ disability_id: [] }))).toBe('noDisability');
  });
});
