import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Keeping } from '../../platform/clock/sweep.js';
import { EarlyReceiptsRepository } from './early-receipts.repository.js';
import { LinksService } from './links.service.js';
import { MessageText } from './message-text.js';
import { WhatsappWaysRepository } from './whatsapp/whatsapp-ways.repository.js';

/** How long early receipts are kept: longer than the sending of any message takes. */
const KEEP_RECEIPTS_SECONDS = 86_400;

/** Deletes links that expired long ago, and receipts whose message never appeared. */
@Injectable()
export class MessageKeeping {
  constructor(
    private readonly clock: Clock,
    private readonly links: LinksService,
    private readonly receipts: EarlyReceiptsRepository,
    private readonly text: MessageText,
    private readonly whatsapp: WhatsappWaysRepository,
  ) {}

  @Keeping('old links and receipts', '0 27 * * * *')
  async run(): Promise<void> {
    await this.links.sweep();
    await this.text.sweepNumbers();
    await this.whatsapp.sweep();
    await this.receipts.forgetBefore(addSeconds(this.clock.now(), -KEEP_RECEIPTS_SECONDS));
  }
}
