import { Injectable } from '@nestjs/common';
import { Any, MoreThan } from 'typeorm';
import { LIMITS } from '@karov/domain';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { PresenceEntity } from './presence.entity.js';

/** Who is online: whoever was active within 90 seconds (rule 25). */
@Injectable()
export class PresenceService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Notes that a person is active, or has just stopped to be. */
  async note(userId: number, isActive: boolean): Promise<void> {
    const now = this.clock.now();
    const onlineUntil = isActive ? addSeconds(now, LIMITS.onlineWithinSeconds) : now;
    await this.database.manager.upsert(PresenceEntity, { userId, lastSeenAt: now, onlineUntil }, ['userId']);
  }

  /** Which of these people are online. */
  async onlineAmong(userIds: readonly number[]): Promise<Set<number>> {
    const online = await this.database.manager.findBy(PresenceEntity, { userId: Any([...userIds]), onlineUntil: MoreThan(this.clock.now()) });
    return new Set(online.map(({ userId }) => userId));
  }

  /** When a person was active last, or null. */
  async lastSeen(userId: number): Promise<Date | null> {
    const presence = await this.database.manager.findOneBy(PresenceEntity, { userId });
    return presence?.lastSeenAt ?? null;
  }
}
