import { Injectable } from '@nestjs/common';
import { RateLimitEntity } from '../security/rate-limit.entity.js';
import { Database } from './database.js';

const SLOT = 'own-work';

/** Taken back on purpose: nothing of the trial stays. */
class TakenBack extends Error {}

/**
 * Does a small piece of what every call does, a row written and found again through the entities, and takes
 * it back. A process in which that fails is of no use to anybody, though its database may be well.
 */
@Injectable()
export class OwnWork {
  private running: Promise<void> | null = null;

  constructor(private readonly database: Database) {}

  /** @throws when the work fails. Callers that ask meanwhile share one trial. */
  check(): Promise<void> {
    this.running ??= this.attempt().finally(() => (this.running = null));
    return this.running;
  }

  private async attempt(): Promise<void> {
    const [foreign] = inheritedByAll();
    if (foreign !== undefined) throw new Error(`every object of this process inherits "${foreign}"`);
    try {
      await this.database.transaction(async ({ manager }) => {
        await manager.query('DELETE FROM rate_limits WHERE slot = $1', [SLOT]);
        await manager.insert(RateLimitEntity, { slot: SLOT, count: 1, endsAt: new Date() });
        const found = await manager.findOne(RateLimitEntity, {
          where: { slot: SLOT },
          order: { endsAt: 'DESC' },
        });
        throw found?.count === 1 ? new TakenBack() : new Error('a row that was written is not found');
      });
    } catch (error) {
      if (!(error instanceof TakenBack)) throw error;
    }
  }
}

/** What an empty object goes through: nothing, unless somebody wrote onto what all objects inherit from. */
function inheritedByAll(): string[] {
  const names: string[] = [];
  for (const name in {}) names.push(name);
  return names;
}
