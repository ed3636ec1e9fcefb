import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { CaptchaUseEntity } from './captcha-use.entity.js';

/** Queries on solved captchas (rule 21). */
@Injectable()
export class CaptchaUsesRepository {
  constructor(private readonly database: Database) {}

  /** Notes the use of a solution; false when it was used before. */
  async add(use: CaptchaUseEntity): Promise<boolean> {
    const written = await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(CaptchaUseEntity)
      .values(use)
      .orIgnore()
      .returning('signature')
      .execute();
    const rows: unknown = written.raw;
    return Array.isArray(rows) && rows.length > 0;
  }

  async forgetEnded(now: Date): Promise<void> {
    await this.database.manager.delete(CaptchaUseEntity, { expiresAt: LessThan(now) });
  }
}
