import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { OfficialPlacesRepository } from './official-places.repository.js';
import { PlaceIndex } from './place-index.js';

const FRESH_MS = 60_000;
/** A rank after all localities of the built-in table. */
const RANK = 10_000;

/**
 * The official localities that were imported, used like the built-in table: without a restart, and within a
 * minute in every process.
 */
@Injectable()
export class OfficialLocalitiesService implements OnApplicationBootstrap {
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly clock: Clock,
    private readonly repository: OfficialPlacesRepository,
    private readonly index: PlaceIndex,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.read();
  }

  /** Reloads the localities if the last reload was more than a minute ago. */
  async refresh(): Promise<void> {
    if (Math.abs(this.clock.now().getTime() - this.readAt) >= FRESH_MS) await this.read();
  }

  /** Reloads the localities now. */
  async read(): Promise<void> {
    this.readAt = this.clock.now().getTime();
    const localities = await this.repository.localities();
    this.index.learn(
      localities.map(({ code, ...locality }) => ({ ...locality, aliases: [], rank: RANK + code })),
    );
  }
}
