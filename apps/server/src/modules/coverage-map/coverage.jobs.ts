import { Injectable } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/clock.js';
import { Keeping } from '../../platform/clock/sweep.js';
import { Database } from '../../platform/database/database.js';
import { PlacesService } from '../places/index.js';
import { CoverageCountingRepository, type CoverageRound } from './coverage-counting.repository.js';
import { VolunteerLoadsRepository } from './volunteer-loads.repository.js';
import { callsSince } from './volunteer-loads.rules.js';

/** How long a count stays valid, whichever process made it. */
const FRESH_MS = 4 * 60_000;

/**
 * Every five minutes, counts volunteers who can be called and possible help seekers by square, and volunteers
 * without recent calls by district.
 */
@Injectable()
export class CoverageJobs {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly places: PlacesService,
    private readonly counting: CoverageCountingRepository,
    private readonly loads: VolunteerLoadsRepository,
  ) {}

  @Keeping('coverage', CronExpression.EVERY_MINUTE)
  async run(): Promise<void> {
    await this.database.transaction(async () => {
      const now = this.clock.now();
      const round = await this.counting.begin();
      if (!round || isFresh(round, now)) return;
      await this.counting.countVolunteers(now);
      const unnamed = await this.counting.countSeekers();
      const named = unnamed.map(({ x, y, lat, lon }) => ({
        x,
        y,
        locality: this.places.localityAt({ lat, lon }, 'he-IL')?.key ?? '',
      }));
      if (named.length > 0) await this.counting.nameSquares(named);
      await this.loads.countIdle(callsSince(now));
      await this.counting.end(now);
    });
  }
}

/**
 * Whether a count is still valid. An empty count does not stay valid for long, so that the first people to
 * register appear soon.
 */
function isFresh({ countedAt, isEmpty }: CoverageRound, now: Date): boolean {
  return countedAt !== null && !isEmpty && now.getTime() - countedAt.getTime() < FRESH_MS;
}
