import { Injectable } from '@nestjs/common';
import { roleId, type Role } from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import { Database, violatedUnique } from '../../platform/database/database.js';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService } from '../activity/index.js';
import { PlacesService } from '../places/index.js';
import { UserDetailsService, UsersService } from '../users/index.js';
import { PHONE_INDEX } from './phone-index.js';
import type { StaffFormDto } from './user-management.dto.js';

/** Roles that an admin gives by the form: Admin is a super admin's to give (rule 88). */
function staffRolesFor(caller: Pick<Caller, 'role'>): Role[] {
  return caller.role === 'super_admin' ? ['manager', 'admin'] : ['manager'];
}

/** Adding managers and admins by hand (rule 137 "Admin user form"). */
@Injectable()
export class StaffRegistration {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly places: PlacesService,
    private readonly users: UsersService,
    private readonly details: UserDetailsService,
    private readonly activity: ActivityService,
  ) {}

  /** @throws ValidationFailure, PHONE_TAKEN */
  async add(caller: Caller, form: StaffFormDto): Promise<number> {
    const role = staffRolesFor(caller).find((offered) => roleId(offered) === form.role_id);
    if (!role) throw new ValidationFailure([{ path: 'role_id', key: 'choice', params: {} }]);
    const residential = this.address(form.residential_address, 'residential_address');
    const arrival = this.address(form.arrival_address, 'arrival_address');
    const addressType = form.address_type ?? 'residential';
    if ((addressType === 'arrival' ? arrival : residential) === null && (residential ?? arrival) !== null) {
      throw new ValidationFailure([{ path: addressType === 'arrival' ? 'arrival_address' : 'residential_address', key: 'required', params: {} }]);
    }
    try {
      return await this.database.transaction(async (tx) => {
        const [added] = await this.users.add(
          tx,
          [
            {
              firstName: form.first_name,
              lastName: form.last_name,
              phone: form.phone,
              email: form.email || null,
              locale: currentLocale(),
              isActive: form.is_active ?? true,
              channels: [
                ...(form.is_phone ? (['phone'] as const) : []),
                ...(form.is_wp ? (['whatsapp'] as const) : []),
                ...((form.is_sms ?? true) ? (['sms'] as const) : []),
              ],
              address: residential,
              createdAt: this.clock.now(),
            },
          ],
          role,
        );
        if (!added) throw new Error('nobody was added');
        await this.details.save(tx, added.id, { addressType, ...(arrival ? { arrival } : {}) });
        await this.activity.record(tx, [{ subjectType: 'user', subjectId: added.id, actorId: caller.userId, action: 'added', newValues: { role } }]);
        return added.id;
      });
    } catch (error) {
      if (violatedUnique(error) !== PHONE_INDEX) throw error;
      return fail('PHONE_TAKEN', { field: 'phone' });
    }
  }

  private address(wire: string | undefined, field: string) {
    if (!wire) return null;
    const address = this.places.fromWire(wire);
    if (!address) throw new ValidationFailure([{ path: field, key: 'address', params: {} }]);
    return address;
  }
}
