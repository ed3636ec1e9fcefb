import { isStaff, type Role } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { fail } from '../../platform/errors/fail.js';
import { PasskeysRepository } from './passkeys.repository.js';

/**
 * Where staff need a passkey: whoever has one comes in by nothing else (rule 99). What a session without its
 * proof may do, {@link SessionsService.read} tells.
 */
@Injectable()
export class PasskeyRequirement {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly passkeys: PasskeysRepository,
  ) {}

  /** Whether staff need one at all. */
  get isOn(): boolean {
    return this.config.staffPasskey === 'required';
  }

  /** Refuses what was proven by something else than a passkey, for who has one. @throws PASSKEY_REQUIRED */
  async refuseOtherProofs(userId: number, role: Role, field: string): Promise<void> {
    if (this.isOn && isStaff(role) && (await this.passkeys.credentialsOf(userId)).length > 0)
      fail('PASSKEY_REQUIRED', { field });
  }
}
