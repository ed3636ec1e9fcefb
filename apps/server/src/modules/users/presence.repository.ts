import { Injectable } from '@nestjs/common';
import { Any, MoreThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { PresenceEntity } from './presence.entity.js';

/** Queries on who was active when (rule 25). */
@Injectable()
export class PresenceRepository {
  constructor(private readonly database: Database) {}

  async save(presence: PresenceEntity): Promise<void> {
    await this.database.manager.upsert(PresenceEntity, { ...presence }, ['userId']);
  }

  find(userId: number): Promise<PresenceEntity | null> {
    return this.database.manager.findOneBy(PresenceEntity, { userId });
  }

  onlineAt(now: Date, userIds: readonly number[]): Promise<PresenceEntity[]> {
    return this.database.manager.findBy(PresenceEntity, {
      userId: Any([...userIds]),
      onlineUntil: MoreThan(now),
    });
  }
}
