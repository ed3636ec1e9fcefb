import type { EventManagers as ManagersOfEvent } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import { fail } from '../../platform/errors/fail.js';
import { type Reach, RegionsRepository } from '../regions/index.js';
import { UsersRepository } from '../users/index.js';
import type { EventRecord } from './events.types.js';

/**
 * The people who can manage an event: managers with an active account who work in its district (rules 51,
 * 79).
 */
@Injectable()
export class EventManagersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly regions: RegionsRepository,
  ) {}

  /** Returns whether the manager of a stopped event can no longer act, and who could replace them. */
  async of({ managerId, state }: EventRecord): Promise<ManagersOfEvent> {
    const active = await this.users.withRole('manager');
    const states = await this.regions.permittedStatesOf(active.map(({ id }) => id));
    const fitting = active.filter(({ id }) => states.get(id)?.includes(state) ?? false);
    return {
      is_needed: !fitting.some(({ id }) => id === managerId),
      managers: fitting.map(({ id, fullName }) => ({ id, label: fullName })),
    };
  }

  /**
   * Returns the manager of an event after a change: the same as before (rule 48), unless it restarts and its
   * manager can no longer act. Then an admin names another manager, whose role and account are locked until
   * the transaction ends.
   * @throws FIXED_ON_EDIT, MANAGER_LEFT, MANAGER_UNKNOWN
   */
  async after(
    reach: Reach,
    event: EventRecord,
    { status, manager_id: named }: { status?: boolean; manager_id?: number },
  ): Promise<number> {
    const isNamed = named !== undefined && named !== event.managerId;
    if (event.status || status !== true || (await this.fits(event, event.managerId))) {
      return isNamed ? fail('FIXED_ON_EDIT', { field: 'manager_id' }) : event.managerId;
    }
    if (!isNamed || reach.isManager) return fail('MANAGER_LEFT', { field: 'manager_id' });
    return (await this.fits(event, named)) ? named : fail('MANAGER_UNKNOWN', { field: 'manager_id' });
  }

  private async fits({ state }: EventRecord, managerId: number): Promise<boolean> {
    return (
      (await this.users.holdRole(managerId, 'manager')) &&
      (await this.regions.permittedStates(managerId)).includes(state)
    );
  }
}
