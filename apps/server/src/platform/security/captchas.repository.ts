import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '../database/database.js';
import { CaptchaUseEntity } from './captcha-use.entity.js';

/** Queries on solved captchas. */
@Injectable()
export class CaptchasRepository {
  constructor(private readonly database: Database) {}

  /** Records that a solved captcha was used (rule 21); returns false when it had already been used. */
  async use(use: CaptchaUseEntity): Promise<boolean> {
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

  async forgetBefore(now: Date): Promise<void> {
    await this.database.manager.delete(CaptchaUseEntity, { expiresAt: LessThan(now) });
  }
}
