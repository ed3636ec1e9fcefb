import type { Channel } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { BouncedAddressEntity } from './bounced-address.entity.js';

/** Queries on addresses that accept no messages. The database keeps `users.channels` consistent with them. */
@Injectable()
export class BouncedAddressesRepository {
  constructor(private readonly database: Database) {}

  /** Marks the address of a message that is being sent, if its recipient still has that address. */
  async mark(messageId: number, code: string, now: Date): Promise<void> {
    await this.database.joined.query(
      `INSERT INTO bounced_addresses (user_id, channel, address, code, bounced_at)
       SELECT u.id, n.channel, n.send_to, $2, $3 FROM notifications n JOIN users u ON u.id = n.receiver_id
       WHERE n.id = $1 AND n.status IN ('sending', 'sent') AND n.send_to <> '' AND n.send_to = CASE WHEN n.channel = 'email' THEN u.email ELSE u.phone END
       FOR UPDATE OF n
       ON CONFLICT (user_id, channel) DO UPDATE SET address = excluded.address, code = excluded.code, bounced_at = excluded.bounced_at`,
      [messageId, code, now],
    );
  }

  /** Clears the mark of a message's address, because the message was received. */
  async clearBy(messageId: number): Promise<void> {
    await this.database.manager.query(
      `DELETE FROM bounced_addresses b USING notifications n
       WHERE n.id = $1 AND b.user_id = n.receiver_id AND b.channel = n.channel AND b.address = n.send_to`,
      [messageId],
    );
  }

  async clear(userId: number, channel: Channel): Promise<void> {
    await this.database.manager.delete(BouncedAddressEntity, { userId, channel });
  }

  async of(userId: number): Promise<Pick<BouncedAddressEntity, 'channel' | 'code' | 'bouncedAt'>[]> {
    return this.database.manager.find(BouncedAddressEntity, {
      where: { userId },
      order: { bouncedAt: 'ASC', channel: 'ASC' },
    });
  }
}
