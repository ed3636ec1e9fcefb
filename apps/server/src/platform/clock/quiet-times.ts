import { leavesAt, quietUntil, type RestUntil } from '@karov/domain';
import { Global, Inject, Injectable, Module } from '@nestjs/common';
import type { AppConfig } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { restUntil } from './rest-days.js';

/**
 * When what can wait waits in this installation: by night, and where it is set so on Shabbat and holidays
 * (rule 100).
 */
@Injectable()
export class QuietTimes {
  /** Until when people rest at a moment, on a Shabbat or holiday that is kept; null outside of one. */
  readonly restUntil: RestUntil;

  constructor(@Inject(CONFIG) config: AppConfig) {
    this.restUntil = config.restDays ? restUntil : () => null;
  }

  /** When the quiet time ends in which a moment lies; null by day. */
  until(moment: Date): Date | null {
    return quietUntil(moment, this.restUntil);
  }

  /** When something leaves that could leave at a moment and can wait until another; null: it never waits. */
  leavesAt(moment: Date, canWaitUntil: Date | null): Date {
    return leavesAt(moment, canWaitUntil, this.restUntil);
  }
}

@Global()
@Module({ providers: [QuietTimes], exports: [QuietTimes] })
export class QuietTimesModule {}
