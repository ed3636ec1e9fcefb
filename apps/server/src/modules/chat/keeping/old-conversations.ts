import { DAY } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../../platform/clock/clock.js';
import { Keeping } from '../../../platform/clock/sweep.js';
import type { AppConfig } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { Database } from '../../../platform/database/database.js';
import { drain, type Taken, takenOf } from '../../../platform/queue/drain.js';
import { FilesService } from '../../files/index.js';
import { OldConversationsRepository } from './old-conversations.repository.js';

const BATCH = 500;

/**
 * Deletes messages about needs and events, with their pictures, once the retention time since their end has
 * passed (rule 211).
 */
@Injectable()
export class OldConversations {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly files: FilesService,
    private readonly repository: OldConversationsRepository,
  ) {}

  @Keeping('old conversations', '0 27 * * * *')
  async run(): Promise<void> {
    const before = addSeconds(this.clock.now(), -this.config.privacy.messageDays * DAY);
    await drain(() => this.batch(before));
  }

  private batch(before: Date): Promise<Taken> {
    return this.database.transaction(async () => {
      const { count, fileIds } = await this.repository.forget(before, BATCH);
      // the next sweep of files deletes their contents
      await this.files.remove(fileIds);
      return takenOf(count, BATCH);
    });
  }
}
