import { Injectable } from '@nestjs/common';
import type { WaitingCounts } from '@karov/api-client';
import type { Caller } from '../../platform/security/caller.js';
import { RegionsService } from '../regions/index.js';
import { WaitingRepository } from './waiting.repository.js';

/** What waits for a member of staff, within their reach. */
@Injectable()
export class WaitingService {
  constructor(
    private readonly regions: RegionsService,
    private readonly repository: WaitingRepository,
  ) {}

  async counts(caller: Caller): Promise<WaitingCounts> {
    return this.repository.counts(await this.regions.reachOf(caller));
  }
}
