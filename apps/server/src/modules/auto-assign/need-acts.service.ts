import { Injectable } from '@nestjs/common';
import { addSeconds } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/signals/signals.js';
import { type LockedNeed, NeedEndings, NeedLifecycle, NeedSources } from '../needs/index.js';
import type { OpenNeed } from './need-port.js';

/** How long the product asks, by one channel after the other, whether somebody is coming. */
const ASKED_SECONDS = 900;

/** The engine's actions on a need besides calling, for needs of every origin. */
@Injectable()
export class NeedActs {
  constructor(
    private readonly origins: NeedSources,
    private readonly lifecycle: NeedLifecycle,
    private readonly endings: NeedEndings,
  ) {}

  /** Nobody is left: a coordinator is told, and so is the person in need (rule 43). */
  async handToCoordinator(tx: Tx, need: OpenNeed): Promise<void> {
    await this.endings.handToCoordinator(tx, await this.inHand(need));
  }

  /** Approves the hold that waits, which nobody has refused in time (rule 70). */
  async approve(tx: Tx, need: OpenNeed): Promise<void> {
    await this.lifecycle.approve(tx, await this.inHand(need), null);
  }

  /** How many could take over at once. */
  async countReserves(need: OpenNeed): Promise<number> {
    const { source } = await this.inHand(need);
    return (await source.reserves()).length;
  }

  /** Lets a reserve take the holder's place (rule 71). */
  async replace(tx: Tx, need: OpenNeed): Promise<void> {
    await this.lifecycle.release(tx, await this.inHand(need), { actorId: null });
  }

  /** Asks the approved volunteer whether they are on the way. */
  async askWhetherComing(tx: Tx, need: OpenNeed, now: Date): Promise<void> {
    await this.lifecycle.askWhetherComing(tx, await this.inHand(need), addSeconds(now, ASKED_SECONDS));
  }

  /** The approved volunteer has not set out, and nobody comes in their place. */
  async letSilentGo(tx: Tx, need: OpenNeed): Promise<void> {
    await this.lifecycle.letSilentGo(tx, await this.inHand(need));
  }

  /**
   * Thanks those who were called and have not answered; reserves stay ready. The signal of their calls names
   * them to the timeline.
   */
  async thankCalled(tx: Tx, need: OpenNeed): Promise<void> {
    const locked = await this.inHand(need);
    await this.lifecycle.thank(tx, locked, {
      exceptVolunteerId: locked.hold?.volunteerId ?? null,
      withReserves: false,
    });
  }

  private async inHand({ id, eventId }: OpenNeed): Promise<LockedNeed> {
    const locked = await this.origins.lock({ needId: id, eventId });
    if (!locked) throw new Error('a locked need is not there');
    return locked;
  }
}
