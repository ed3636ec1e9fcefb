import type { AuthRecord } from '@karov/api-client';
import type { Role } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Account } from '../users/index.js';
import { VolunteersService } from '../volunteers/index.js';

/** The part of the record of the signed-in person that clients keep (rule 129, "Auth record"). */
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
      is_limited: false,
    };
  }

  /**
   * The record of somebody who may be new with a person's number: it reveals nothing of that person (rule
   * 237).
   */
  unproven({ id }: Account, role: Role, token: string): AuthRecord {
    return {
      id,
      token,
      role,
      roles: [role],
      full_name: '',
      disability_id: [],
      is_volunteer_information: false,
      volunteer_information_id: null,
      is_active: 1,
      is_freeze: 0,
      locale: currentLocale(),
      writes: false,
      is_limited: true,
    };
  }
}
