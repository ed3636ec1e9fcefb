import { isStaff, type Role } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { fail } from '../../platform/errors/fail.js';
import { PasskeysRepository } from './passkeys.repository.js';

/**
 * Where staff need a passkey, those who have one come in by nothing else (rule 99). {@link
 * SessionsService.read} decides what a session without its proof may do.
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

  /** Refuses any proof but a passkey to people who have one. @throws PASSKEY_REQUIRED */
  async refuseOtherProofs(userId: number, role: Role, field: string): Promise<void> {
    if (this.isOn && isStaff(role) && (await this.passkeys.credentialsOf(userId)).length > 0)
      fail('PASSKEY_REQUIRED', { field });
  }
}
