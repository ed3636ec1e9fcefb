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
 * How many people, of all needs together, are paired within milliseconds, less than it takes to call a
 * thread.
 */
const FEW_PEOPLE = 200;
/** How many are packed before other work gets a turn. */
const PACKED_AT_ONCE = 4_000;
/** Nobody waits longer than that for the best pairs. */
const LONGEST_MS = 5_000;
/** How long a thread may be idle before it ends. */
const IDLE_MS = 30_000;
const ENDING = extname(import.meta.url);
/** From the sources, as in tests, the thread needs the same loader. */
const LOADER =
  ENDING === '.ts'
    ? ['--disable-warning=ExperimentalWarning', '--import', '@karov/testing/source-loader']
    : [];

/**
 * Pairs several needs of one event at a time (rule 41), many of them in a thread of its own, so that this one
 * goes on serving.
 */
@Injectable()
export class Pairing implements OnApplicationShutdown {
  private threads: Piscina<PackedNeeds, Int32Array> | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /**
   * The pairs, without needs for which nobody is left. When pairing fails or takes too long, needs are served
   * one by one, so that nobody waits for it.
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

/** The buffers handed over to the thread; a list that is left here would be copied. */
function buffersOf(packed: PackedNeeds): ArrayBuffer[] {
  const lists: readonly PackedNeeds[keyof PackedNeeds][] = Object.values(packed);
  return lists.map(({ buffer }) => buffer);
}
