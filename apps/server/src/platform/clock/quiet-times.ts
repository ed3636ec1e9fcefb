import { leavesAt, quietUntil, type RestUntil } from '@karov/domain';
import { Global, Inject, Injectable, Module } from '@nestjs/common';
import type { AppConfig } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { restUntil } from './rest-days.js';

/** The quiet times of this installation: at night and, if configured, on Shabbat and holidays (rule 100). */
@Injectable()
export class QuietTimes {
  /**
   * Returns, for a given time, the end of an observed Shabbat or holiday; null if there is none at that time.
   */
  readonly restUntil: RestUntil;

  constructor(@Inject(CONFIG) config: AppConfig) {
    this.restUntil = config.restDays ? restUntil : () => null;
  }

  /** Returns the end of the quiet time that includes a given time; null if there is none. */
  until(moment: Date): Date | null {
    return quietUntil(moment, this.restUntil);
  }

  /**
   * Returns when a message is sent that could be sent at a given time and can wait until another; if the
   * latter is null, it never waits.
   */
  leavesAt(moment: Date, canWaitUntil: Date | null): Date {
    return leavesAt(moment, canWaitUntil, this.restUntil);
  }
}

@Global()
@Module({ providers: [QuietTimes], exports: [QuietTimes] })
export class QuietTimesModule {}
