import { LIMITS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { PresenceRepository } from './presence.repository.js';

/** The people online: those active within 90 seconds (rule 25). */
@Injectable()
export class PresenceService {
  constructor(
    private readonly repository: PresenceRepository,
    private readonly clock: Clock,
  ) {}

  /** Notes that a person is active, or has just stopped to be. */
  async note(userId: number, isActive: boolean): Promise<void> {
    const now = this.clock.now();
    const onlineUntil = isActive ? addSeconds(now, LIMITS.onlineWithinSeconds) : now;
    await this.repository.save({ userId, lastSeenAt: now, onlineUntil });
  }

  /** Those of these people who are online. */
  async onlineAmong(userIds: readonly number[]): Promise<Set<number>> {
    const online = await this.repository.onlineAt(this.clock.now(), userIds);
    return new Set(online.map(({ userId }) => userId));
  }

  /** When a person was active last, or null. */
  async lastSeen(userId: number): Promise<Date | null> {
    const presence = await this.repository.find(userId);
    return presence?.lastSeenAt ?? null;
  }
}
