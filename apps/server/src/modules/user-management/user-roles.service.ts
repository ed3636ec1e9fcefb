import { isStaff, ROLES, type Role, roleId } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { SessionsService } from '../auth/index.js';
import { UsersRepository } from '../users/index.js';
import { ManagedPeopleService } from './managed-people.service.js';
import { OpenWorkRepository } from './open-work.repository.js';
import { OpenWorkService, type Replacements } from './open-work.service.js';
import { mayAssignRoles, mayBecomeAdmin, rolesAfter } from './user-management.policy.js';

/** Adds and removes roles (rules 26, 27, 88, 89). */
@Injectable()
export class UserRolesService {
  constructor(
    private readonly database: Database,
    private readonly people: ManagedPeopleService,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly work: OpenWorkService,
    private readonly repository: OpenWorkRepository,
    private readonly activity: ActivityService,
  ) {}

  /**
   * Sets a person's roles to exactly these; the work of a removed role is handed over, and its sessions end.
   * @throws NOT_FOUND when the person is out of reach, ValidationFailure on `roles`, GOVERN_DENIED,
   * NOT_ALLOWED_NOW, ROLE_IN_USE, REPLACEMENT_REQUIRED, REPLACEMENT_UNKNOWN
   */
  async change(
    caller: Caller,
    userId: number,
    roleIds: readonly number[],
    replacements: Replacements,
  ): Promise<void> {
    const wanted = rolesOf(roleIds);
    await this.database.transaction(async (tx) => {
      const person = await this.people.lock(caller, userId);
      if (!mayAssignRoles(caller, person)) return fail('GOVERN_DENIED', { field: 'message' });
      if (!person.isActive || person.deletedAt !== null) return fail('NOT_ALLOWED_NOW', { field: 'message' });
      const after = rolesAfter(caller, person.roles, wanted);
      if (after.length === 0) throw new ValidationFailure([{ path: 'roles', key: 'required', params: {} }]);
      await this.save(tx, { caller, userId, before: person.roles, after }, replacements);
    });
  }

  /**
   * Makes a person an admin (rule 26); only super admins may call this route.
   * @throws NOT_FOUND, GOVERN_DENIED, NOT_ALLOWED_NOW
   */
  async becomeAdmin(caller: Caller, userId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const person = await this.people.lock(caller, userId);
      if (!mayAssignRoles(caller, person)) return fail('GOVERN_DENIED', { field: 'message' });
      if (!mayBecomeAdmin(caller, person)) return fail('NOT_ALLOWED_NOW', { field: 'message' });
      await this.save(tx, { caller, userId, before: person.roles, after: [...person.roles, 'admin'] }, {});
    });
  }

  private async save(
    tx: Tx,
    { caller, userId, before, after }: RoleChange,
    replacements: Replacements,
  ): Promise<void> {
    const lost = before.filter((role) => !after.includes(role));
    const won = after.filter((role) => !before.includes(role));
    if (lost.length + won.length === 0) return;
    if (lost.includes('user') && (await this.repository.asksForHelp(userId)))
      return fail('ROLE_IN_USE', { field: 'roles' });
    // an admin may lead events too (rule 160)
    const left: Role[] = lost.some(isStaff) && !after.some(isStaff) ? [...lost, 'manager'] : lost;
    await this.work.handOn(tx, userId, replacements, caller.userId, left);
    await this.users.removeRoles(userId, lost);
    for (const role of won) await this.users.addRole([userId], role);
    await this.sessions.endIn(userId, lost);
    await this.activity.record([
      {
        subjectType: 'user',
        subjectId: userId,
        actorId: caller.userId,
        action: 'roles_changed',
        newValues: { won, lost },
      },
    ]);
  }
}

interface RoleChange {
  caller: Caller;
  userId: number;
  before: readonly Role[];
  after: readonly Role[];
}

/**
 * Returns the roles with the given ids: there must be at least one, and no form creates a super admin (rule
 * 140).
 */
function rolesOf(ids: readonly number[]): Role[] {
  if (ids.length === 0) throw new ValidationFailure([{ path: 'roles', key: 'required', params: {} }]);
  const roles = ROLES.filter((role) => role !== 'super_admin' && ids.includes(roleId(role)));
  if (roles.length !== new Set(ids).size)
    throw new ValidationFailure([{ path: 'roles', key: 'choice', params: {} }]);
  return roles;
}
