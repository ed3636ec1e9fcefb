import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Sweeps } from '../../platform/clock/sweeps.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { EarlyReceiptsRepository } from './early-receipts.repository.js';
import { LinksService } from './links.service.js';

const EVERY_SECONDS = 3600;
/** Longer than any message is being sent. */
const KEEP_RECEIPTS_SECONDS = 86_400;

/** Forgets links that ended long ago, and receipts whose message never turned up. */
@Injectable()
export class MessageKeeping implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly sweeps: Sweeps,
    private readonly links: LinksService,
    private readonly receipts: EarlyReceiptsRepository,
  ) {}

  onModuleInit(): void {
    if (this.config.role !== 'web') this.sweeps.every(EVERY_SECONDS, 'old links and receipts', () => this.run());
  }

  async run(): Promise<void> {
    await this.links.sweep();
    await this.receipts.forgetBefore(addSeconds(this.clock.now(), -KEEP_RECEIPTS_SECONDS));
  }
}
