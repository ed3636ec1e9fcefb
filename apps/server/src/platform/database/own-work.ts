import { Injectable } from '@nestjs/common';
import { RateLimitEntity } from '../security/rate-limit.entity.js';
import { Database } from './database.js';

const SLOT = 'own-work';

/** Thrown to roll back deliberately, so that nothing of the trial remains. */
class TakenBack extends Error {}

/**
 * Tries out a small part of what every call does, that is, writes a row and finds it again through the
 * entities, and rolls it back. A process that fails at this is useless, even if its database is healthy.
 */
@Injectable()
export class OwnWork {
  private running: Promise<void> | null = null;

  constructor(private readonly database: Database) {}

  /** @throws when the trial fails. Concurrent callers share one trial. */
  check(): Promise<void> {
    this.running ??= this.attempt().finally(() => (this.running = null));
    return this.running;
  }

  private async attempt(): Promise<void> {
    const [foreign] = inheritedByAll();
    if (foreign !== undefined) throw new Error(`every object of this process inherits "${foreign}"`);
    try {
      await this.database.transaction(async () => {
        const { joined: manager } = this.database;
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

/**
 * The properties that an empty object inherits: none, unless code has modified the prototype that all objects
 * share.
 */
function inheritedByAll(): string[] {
  const names: string[] = [];
  for (const name in {}) names.push(name);
  return names;
}
