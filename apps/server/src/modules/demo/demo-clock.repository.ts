import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { DemoClockEntity } from './demo-clock.entity.js';

const ONLY_ROW = 1;

/** Stores how far the demo's clock was moved. */
@Injectable()
export class DemoClockRepository {
  constructor(private readonly database: Database) {}

  async read(): Promise<number> {
    return (await this.database.manager.findOneBy(DemoClockEntity, { id: ONLY_ROW }))?.aheadSeconds ?? 0;
  }

  async write(aheadSeconds: number): Promise<void> {
    await this.database.manager.upsert(DemoClockEntity, { id: ONLY_ROW, aheadSeconds }, ['id']);
  }
}
