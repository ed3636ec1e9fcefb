import { extname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import { Clock } from '../../../platform/clock/clock.js';
import { Log } from '../../../platform/logging/log.js';
import { NeedPacker, type PackedNeeds } from './packed-needs.js';
import { eachOnce, type NeedToPair, type Pair, pair, pairOneByOne, pairsAt } from './pairing.rules.js';

/**
 * The maximum number of candidates, over all needs, that are paired in this thread: that takes only
 * milliseconds, less than a call to another thread.
 */
const FEW_PEOPLE = 200;
/** The number of candidates packed before other work gets a turn. */
const PACKED_AT_ONCE = 4_000;
/** The maximum time to wait for an optimal pairing. */
const LONGEST_MS = 5_000;
/** How long a thread may be idle before it ends. */
const IDLE_MS = 30_000;
const ENDING = extname(import.meta.url);
/** When run from source, as in tests, the thread needs the same loader. */
const LOADER =
  ENDING === '.ts'
    ? ['--disable-warning=ExperimentalWarning', '--import', '@karov/testing/source-loader']
    : [];

/**
 * Pairs several needs of one event at a time (rule 41); large sets are paired in a separate thread, so that
 * this one stays responsive.
 */
@Injectable()
export class PairingService implements OnApplicationShutdown {
  private threads: Piscina<PackedNeeds, Int32Array> | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /**
   * Returns the pairs, leaving out needs for which nobody is left. If pairing fails or takes too long, needs
   * are served one by one, so that nobody has to wait for it.
   */
  async pair(needs: readonly NeedToPair[]): Promise<Pair[]> {
    const now = this.clock.now();
    const people = needs.reduce((sum, need) => sum + need.people.length, 0);
    try {
      return people <= FEW_PEOPLE ? pair(needs, now) : await this.pairApart(eachOnce(needs), now);
    } catch (error) {
      this.log.error('pairing failed, serving one by one', error);
      return pairOneByOne(needs);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.threads?.destroy();
    this.threads = null;
  }

  private async pairApart(needs: readonly NeedToPair[], now: Date): Promise<Pair[]> {
    const packer = new NeedPacker(needs, now);
    while (packer.packSome(PACKED_AT_ONCE)) await setImmediate();
    const { packed } = packer;
    return pairsAt(
      needs,
      await this.pool().run(packed, {
        transferList: buffersOf(packed),
        signal: AbortSignal.timeout(LONGEST_MS),
      }),
    );
  }

  private pool(): Piscina<PackedNeeds, Int32Array> {
    this.threads ??= new Piscina({
      filename: fileURLToPath(new URL(`./pairing.worker${ENDING}`, import.meta.url)),
      execArgv: LOADER,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
    });
    return this.threads;
  }
}

/** The buffers to transfer to the thread; a buffer missing here would be copied. */
function buffersOf(packed: PackedNeeds): ArrayBuffer[] {
  const lists: readonly PackedNeeds[keyof PackedNeeds][] = Object.values(packed);
  return lists.map(({ buffer }) => buffer);
}
