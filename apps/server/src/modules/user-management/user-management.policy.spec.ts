import type { Role } from '@karov/domain';
import type { VolunteerStanding } from '../volunteers/index.js';
import {
  hasSwitch,
  isRestorable,
  type ManagedPerson,
  mayAssignRoles,
  mayBecomeAdmin,
  mayBelong,
  mayGovern,
  rolesAfter,
  userAbilities,
} from './user-management.policy.js';

const ME = 1;
const PERSON: ManagedPerson = {
  ...{ id: 2, fullName: 'Dana Cohen', phone: '+972541234567', roles: ['user'] },
  ...{ isActive: true, isBlock: false, deletedAt: null },
};
const GONE = { ...PERSON, isActive: false, deletedAt: new Date('2026-03-01T08:00:00Z') };
const STANDING: VolunteerStanding = {
  ...{ informationId: 1, signedAt: new Date('2026-03-01T08:00:00Z'), signatureFile: null },
  ...{ isTrainingValidated: false, isPoliceValidated: false, isPoliceRequired: true },
  ...{ policeEndsAt: null, policeFile: null, guardianNeeded: 'minor' as const },
  ...{ isGuardianConfirmed: false, guardianFile: null },
};
const by = (role: Role) => ({ userId: ME, role });
const of = (...roles: Role[]): ManagedPerson => ({ ...PERSON, roles });
const STAFF = ['manager', 'admin', 'super_admin'] as const;

describe('who may govern whom (rules 88, 93)', () => {
  it.each<[string, ManagedPerson, readonly boolean[]]>([
    ['a help seeker', of('user'), [true, true, true]],
    ['a volunteer', of('volunteer'), [true, true, true]],
    ['a manager', of('volunteer', 'manager'), [false, true, true]],
    ['an admin', of('admin'), [false, false, true]],
    ['a super admin', of('admin', 'super_admin'), [false, false, false]],
    ['themselves', { ...PERSON, id: ME }, [false, false, false]],
  ])('%s, by a manager, an admin and a super admin', (_who, person, expected) => {
    expect(STAFF.map((role) => mayGovern(by(role), person))).toEqual(expected);
  });

  it.each<[string, ManagedPerson, readonly boolean[]]>([
    ['a help seeker', of('user'), [false, true, true]],
    ['an admin', of('admin'), [false, true, true]],
    ['a super admin', of('super_admin'), [false, false, false]],
    ['themselves', { ...PERSON, id: ME }, [false, false, false]],
  ])('the roles of %s', (_who, person, expected) => {
    expect(STAFF.map((role) => mayAssignRoles(by(role), person))).toEqual(expected);
  });

  it.each<[string, ManagedPerson, readonly boolean[]]>([
    ['a volunteer', of('volunteer'), [false, false, true]],
    ['somebody who is one', of('admin'), [false, false, false]],
    ['somebody inactive', { ...PERSON, isActive: false }, [false, false, false]],
    ['somebody deleted', { ...GONE, isActive: true }, [false, false, false]],
    ['themselves', { ...PERSON, id: ME }, [false, false, false]],
  ])('%s becomes an admin (rule 26)', (_who, person, expected) => {
    expect(STAFF.map((role) => mayBecomeAdmin(by(role), person))).toEqual(expected);
  });
});

describe('roles after an update', () => {
  it('have Admin as before, unless a super admin changes it (rule 88)', () => {
    expect(rolesAfter(by('admin'), ['volunteer', 'admin'], ['user'])).toEqual(['user', 'admin']);
    expect(rolesAfter(by('admin'), ['volunteer'], ['user', 'admin'])).toEqual(['user']);
    expect(rolesAfter(by('super_admin'), ['volunteer'], ['user', 'admin'])).toEqual(['user', 'admin']);
    expect(rolesAfter(by('super_admin'), ['admin'], ['user'])).toEqual(['user']);
  });
});

describe('what a person can be', () => {
  it('a member of an organization, as an active volunteer', () => {
    expect([of('volunteer'), of('user', 'volunteer'), of('volunteer', 'admin')].map(mayBelong)).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      [
        of('user'),
        of('volunteer', 'super_admin'),
        { ...of('volunteer'), isActive: false },
        { ...of('volunteer'), deletedAt: GONE.deletedAt },
      ].map(mayBelong),
    ).toEqual([false, false, false, false]);
  });

  it('switched, with a name and a number (rule 139)', () => {
    expect(hasSwitch(PERSON)).toBe(true);
    for (const change of [{ phone: '' }, { fullName: ' ' }, { deletedAt: GONE.deletedAt }])
      expect(hasSwitch({ ...PERSON, ...change })).toBe(false);
  });

  it('restored, when deleted and not erased yet (rule 90)', () => {
    expect([GONE, { ...GONE, phone: '' }, PERSON].map(isRestorable)).toEqual([true, false, false]);
  });
});

describe('what staff may do with a person', () => {
  it('a manager switches, and nothing else', () => {
    expect(userAbilities(by('manager'), of('volunteer'), STANDING)).toEqual(['deactivate']);
    expect(userAbilities(by('manager'), { ...PERSON, isActive: false }, null)).toEqual(['activate']);
    expect(userAbilities(by('manager'), of('manager'), null)).toEqual([]);
    expect(userAbilities(by('manager'), GONE, null)).toEqual([]);
  });

  it('an admin checks documents, gives roles and regions, blocks, changes and deletes', () => {
    expect(userAbilities(by('admin'), of('volunteer'), STANDING)).toEqual([
      ...['deactivate', 'validate_police', 'validate_training', 'confirm_guardian'],
      ...['roles', 'regions', 'organization', 'block', 'edit', 'delete'],
    ]);
    expect(userAbilities(by('admin'), { ...PERSON, isActive: false, isBlock: true }, null)).toEqual([
      ...['activate', 'unblock', 'edit', 'delete'],
    ]);
  });

  it('documents are checked where they are missing, of those who signed, and never one’s own', () => {
    const vetting = (change: Partial<VolunteerStanding>, person = of('volunteer')) =>
      userAbilities(by('admin'), person, { ...STANDING, ...change }).filter((ability) =>
        /^(validate|confirm)/.test(ability),
      );
    expect(vetting({ isPoliceRequired: false, isTrainingValidated: true })).toEqual(['confirm_guardian']);
    expect(vetting({ isPoliceValidated: true, guardianNeeded: null })).toEqual(['validate_training']);
    expect(vetting({ isGuardianConfirmed: true })).toEqual(['validate_police', 'validate_training']);
    expect(vetting({ signedAt: null })).toEqual([]);
    expect(vetting({}, { ...of('volunteer'), id: ME })).toEqual([]);
  });

  it('of an admin nothing but the roles is an admin’s, and all is a super admin’s', () => {
    expect(userAbilities(by('admin'), of('admin'), null)).toEqual(['roles']);
    expect(userAbilities(by('super_admin'), of('admin'), null)).toEqual([
      ...['deactivate', 'roles', 'regions', 'block', 'edit', 'delete', 'reset_passkeys'],
    ]);
    expect(userAbilities(by('super_admin'), of('super_admin'), null)).toEqual(['block', 'reset_passkeys']);
    expect(userAbilities(by('super_admin'), of('user'), null)).toEqual([
      ...['deactivate', 'roles', 'regions', 'become_admin', 'block', 'edit', 'delete'],
    ]);
  });

  it('somebody deleted is restored, by those who may change them, until they are erased', () => {
    expect(userAbilities(by('admin'), GONE, null)).toEqual(['restore']);
    expect(userAbilities(by('admin'), { ...GONE, roles: ['admin'] }, null)).toEqual([]);
    expect(userAbilities(by('admin'), { ...GONE, phone: '' }, null)).toEqual([]);
  });

  it('with themselves nothing', () => {
    expect(userAbilities(by('super_admin'), { ...of('super_admin', 'volunteer'), id: ME }, STANDING)).toEqual(
      [],
    );
  });
});
