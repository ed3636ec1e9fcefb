import { Injectable } from '@nestjs/common';
import type { AuthRecord } from '@karov/api-client';
import type { Role } from '@karov/domain';
import type { Account } from '../users/index.js';
import { VolunteersService } from '../volunteers/index.js';

/** What clients keep of who is signed in (rule 129, "Auth record"). */
@Injectable()
export class AuthRecords {
  constructor(private readonly volunteers: VolunteersService) {}

  /** The record of a person in one of their roles. */
  async of(account: Account, role: Role, token: string): Promise<AuthRecord> {
    const volunteer = (await this.volunteers.summaries([account.id])).get(account.id);
    return {
      id: account.id,
      token,
      role,
      roles: account.roles,
      full_name: account.fullName,
      disability_id: account.disabilityIds,
      is_volunteer_information: volunteer?.isSigned ?? false,
      volunteer_information_id: volunteer?.informationId ?? null,
      is_active: account.isActive ? 1 : 0,
      is_freeze: account.isFreeze ? 1 : 0,
      locale: account.locale,
      writes: account.takesCalls === false,
    };
  }
}
