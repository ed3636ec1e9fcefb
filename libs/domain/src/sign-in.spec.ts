import type { Role } from './roles.js';
import { roleThrough, type SignInDoor, signInObstacle } from './sign-in.js';

describe('signing in', () => {
  it.each<[SignInDoor, Role[], Role | null]>([
    ['user', ['user', 'volunteer'], 'user'],
    ['volunteer', ['user', 'volunteer'], 'volunteer'],
    ['volunteer', ['user'], null],
    ['admin', ['manager', 'volunteer'], 'manager'],
    ['admin', ['manager', 'admin'], 'admin'],
    ['admin', ['admin', 'super_admin'], 'super_admin'],
    ['admin', ['user', 'volunteer'], null],
    ['user', [], null],
  ])('through the %s door with roles %j comes in as %s', (door, roles, role) => {
    expect(roleThrough(door, roles)).toBe(role);
  });

  it.each([
    ['an active user', { isActive: true, isBlock: false }, 'user', null],
    ['a deactivated volunteer', { isActive: false, isBlock: false }, 'volunteer', null],
    ['a deactivated manager', { isActive: false, isBlock: false }, 'manager', 'ACCOUNT_INACTIVE'],
    ['a blocked user', { isActive: true, isBlock: true }, 'user', 'ACCOUNT_BLOCKED'],
    ['a blocked and deactivated admin', { isActive: false, isBlock: true }, 'admin', 'ACCOUNT_BLOCKED'],
  ] as const)('%s', (_name, flags, role, obstacle) => {
    expect(signInObstacle({ roles: [role], ...flags }, role)).toBe(obstacle);
  });
});
