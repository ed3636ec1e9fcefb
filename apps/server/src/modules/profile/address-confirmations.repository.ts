import { Injectable } from '@nestjs/common';
import { MoreThanOrEqual } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { hasChanged } from '../../platform/database/rows.js';
import { AddressConfirmationEntity } from './address-confirmation.entity.js';

/** Queries on answers to the question about open requests. */
@Injectable()
export class AddressConfirmationsRepository {
  constructor(private readonly database: Database) {}

  async confirm(userId: number, now: Date): Promise<void> {
    await this.database.manager.upsert(AddressConfirmationEntity, { userId, confirmedAt: now }, ['userId']);
  }

  async withdraw(userId: number): Promise<void> {
    await this.database.manager.delete(AddressConfirmationEntity, { userId });
  }

  /** Uses up a confirmation; returns false if there is none newer than the given time. */
  async use(userId: number, notBefore: Date): Promise<boolean> {
    return hasChanged(
      await this.database.joined.delete(AddressConfirmationEntity, {
        userId,
        confirmedAt: MoreThanOrEqual(notBefore),
      }),
    );
  }
}
