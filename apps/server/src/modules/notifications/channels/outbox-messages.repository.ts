import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { OutboxMessageEntity } from './outbox-message.entity.js';

/** Queries on the messages given to the demo's provider. */
@Injectable()
export class OutboxMessagesRepository {
  constructor(private readonly database: Database) {}

  /** Adds a message; a message that already exists stays unchanged. */
  async add(message: Omit<OutboxMessageEntity, 'id'>): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(OutboxMessageEntity)
      .values(message)
      .orIgnore()
      .execute();
  }

  isThere(notificationId: number): Promise<boolean> {
    return this.database.manager.existsBy(OutboxMessageEntity, { notificationId });
  }
}
