import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { KnownDeviceEntity } from './known-device.entity.js';

/** Queries on the devices on which people have signed in (rule 95). */
@Injectable()
export class KnownDevicesRepository {
  constructor(private readonly database: Database) {}

  async isKnown(device: Buffer, phone: string): Promise<boolean> {
    const rows: unknown[] = await this.database.manager.query(
      'SELECT 1 FROM known_devices d JOIN users u ON u.id = d.user_id WHERE d.device = $1 AND u.phone = $2 AND u.deleted_at IS NULL',
      [device, phone],
    );
    return rows.length > 0;
  }

  isOf(device: Buffer, userId: number): Promise<boolean> {
    return this.database.manager.existsBy(KnownDeviceEntity, { device, userId });
  }

  async save(known: KnownDeviceEntity): Promise<void> {
    await this.database.manager.upsert(KnownDeviceEntity, { ...known }, ['device', 'userId']);
  }

  async forget(userId: number): Promise<void> {
    await this.database.manager.delete(KnownDeviceEntity, { userId });
  }
}
