import type { PushDevice, PushState } from '@karov/api-client';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { deviceName } from '../../platform/http/device-name.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import type { PushDeviceRecord, PushTarget } from './push.types.js';
import { PushDevicesRepository } from './push-devices.repository.js';
import { areBrowserKeys, isKnownEndpoint } from './push-endpoint.js';

/** The maximum number of browsers per person; a new one replaces the least recently used. */
const DEVICES_MAX = 10;
const USER_AGENT_MAX = 255;

/** The browsers in which a person wants notifications (rule 185). */
@Injectable()
export class PushDevicesService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly repository: PushDevicesRepository,
  ) {}

  /** Returns the key with which browsers subscribe, null if push is not set up, and the caller's devices. */
  async of(userId: number): Promise<PushState> {
    if (!this.config.push) return { public_key: null, devices: [] };
    return {
      public_key: this.config.push.publicKey,
      devices: (await this.repository.of(userId)).map(toDevice),
    };
  }

  /** Adds the calling browser, or updates its last use. */
  async keep({ userId, sessionId }: Caller, target: PushTarget, userAgent: string): Promise<PushDevice> {
    this.check(target);
    const owner = { userId, sessionId, userAgent: userAgent.slice(0, USER_AGENT_MAX) };
    const [device] = await this.database.transaction(async () => {
      const kept = await this.repository.keep(owner, target, this.clock.now());
      await this.repository.forgetMoreThan(userId, DEVICES_MAX);
      return kept;
    });
    return device ? toDevice(device) : fail('NOT_FOUND');
  }

  /**
   * Stores a browser's new address. The caller proves by the former address that it is the same browser,
   * which nobody else knows; the answer never reveals whether it matched.
   */
  async move(former: string, target: PushTarget): Promise<void> {
    this.check(target);
    await this.repository.move(former, target, this.clock.now());
  }

  async remove(userId: number, id: number): Promise<void> {
    if (!(await this.repository.remove(userId, id))) fail('NOT_FOUND');
  }

  private check(target: PushTarget): void {
    if (!this.config.push) fail('PUSH_NOT_OFFERED');
    const services = { hosts: this.config.push.hosts, allowsPlain: !this.config.production };
    if (!isKnownEndpoint(target.endpoint, services)) fail('PUSH_UNKNOWN', { field: 'endpoint' });
    if (!areBrowserKeys(target)) fail('PUSH_UNKNOWN', { field: 'p256dh' });
  }
}

function toDevice({ id, userAgent, createdAt, lastSeenAt }: PushDeviceRecord): PushDevice {
  return {
    id,
    device: deviceName(userAgent, currentLocale()),
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
  };
}
