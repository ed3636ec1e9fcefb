import {
  Global,
  Inject,
  Injectable,
  Module,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { AppConfig } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Database } from '../database/database.js';
import { Log } from '../logging/log.js';
import { ChecksRepository } from './checks.repository.js';
import type { Finding } from './finding.js';
import { checkClock, checkDisk, checkProviders, freeMegabytes } from './surroundings.js';

const AGAIN_MS = 300_000;

/**
 * What stands around a running process: clock, disk, mail and SMS are looked at again and again. What is wrong
 * stands in the log when it begins, and in health.
 */
@Injectable()
export class StandingChecks implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private findings: readonly Finding[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    void this.look();
    this.timer = setInterval(() => void this.look(), AGAIN_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Returns how much is free where the files lie, in millions of bytes, and whether that is too little. */
  async disk(): Promise<{ freeMb: number | null; isLow: boolean }> {
    const freeMb = await freeMegabytes(this.config.dataFolder);
    return { freeMb, isLow: freeMb !== null && freeMb < this.config.diskWarnMb };
  }

  /** What was wrong when it was last looked at. */
  get warnings(): string[] {
    return this.findings.map(({ says }) => says);
  }

  /** Looks at everything; what is wrong and was not before stands in the log. */
  async look(): Promise<void> {
    const { freeMb } = await this.disk();
    const found = [
      // without the database there is nothing to compare with
      await checkClock(new ChecksRepository(this.database.manager)).catch(() => null),
      checkDisk(freeMb, this.config),
      ...(await checkProviders(this.config)),
    ].filter((finding): finding is Finding => finding !== null && finding.state !== 'ok');
    const before = this.findings;
    this.findings = found;
    for (const { check, says } of found)
      if (!before.some((known) => known.check === check))
        this.log.error('something around this process is wrong', null, { check, says });
  }
}

@Global()
@Module({ providers: [StandingChecks], exports: [StandingChecks] })
export class StandingChecksModule {}
