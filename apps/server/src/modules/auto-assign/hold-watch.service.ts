import { type HoldTurn, holdTurn, URGENT_HOLD } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/signals/signals.js';
import { type LockedNeed, NeedLifecycleService, NeedSources, type WatchedHold } from '../needs/index.js';
import type { OpenNeed } from './auto-assign.rules.js';
import { DispatchRepository, type RunRecord } from './dispatch.repository.js';
import { stepPlanned } from './dispatch.signals.js';
import type { TimelineLine } from './timeline.js';

/** How long the system keeps asking, one channel after the other, whether a volunteer is coming. */
const ASKED_SECONDS = 900;

/**
 * What is known about a watched hold while others are called: when it next changes by itself (null if it does
 * not), and the number of reserves.
 */
export interface Watched {
  until: Date | null;
  reserves: number;
}

/**
 * What the engine does for a need besides calling: it watches the holder of an urgent need until they are on
 * the way (rules 70, 71), and hands over a need for which nobody is left.
 */
@Injectable()
export class HoldWatchService {
  constructor(
    private readonly repository: DispatchRepository,
    private readonly sources: NeedSources,
    private readonly lifecycle: NeedLifecycleService,
  ) {}

  /**
   * Carries out the action that is due on the hold; returns whether more volunteers are to be called. The
   * need and its run are locked.
   */
  async turn(tx: Tx, run: RunRecord, need: OpenNeed, hold: WatchedHold, now: Date): Promise<Watched | null> {
    const { source } = await this.locked(need);
    const reserves = (await source.reserves()).length;
    const turn = holdTurn(hold, reserves > 0, now);
    if (turn.kind !== 'call_on') {
      await this.settle(tx, run, need, hold, turn, now);
      return null;
    }
    if (hold.approvedAt !== null) await this.askOnce(tx, run, need, hold, now);
    if (need.mayCall) return { until: turn.until, reserves };
    // A stopped event calls no replacement: a silent volunteer is released, and that ends the watch.
    const until = turn.until ?? (await this.answerableUntil(need));
    if (until === null || until <= now) await this.lifecycle.letSilentGo(tx, await this.locked(need));
    else await this.rest(tx, run, until, now);
    return null;
  }

  /**
   * Hands the need over to a coordinator, because nobody is left to call; staff and the help seeker are told
   * (rule 43).
   */
  async handToCoordinator(tx: Tx, need: OpenNeed): Promise<void> {
    await this.lifecycle.handToCoordinator(tx, await this.locked(need));
  }

  /**
   * Carries out what is due while nobody else is called: nothing yet, the approval of a hold that nobody has
   * rejected in time (rule 70), a reserve's promotion (rule 71), or the end of the search.
   */
  private async settle(
    tx: Tx,
    run: RunRecord,
    need: OpenNeed,
    hold: WatchedHold,
    turn: Exclude<HoldTurn, { kind: 'call_on' }>,
    now: Date,
  ): Promise<void> {
    const { volunteerId } = hold;
    if (turn.kind === 'rest') return this.rest(tx, run, turn.until, now);
    if (turn.kind === 'approve') {
      await this.repository.write(run.id, [{ kind: 'approved', volunteerId }], now);
      await this.lifecycle.approve(tx, await this.locked(need), null);
      return;
    }
    if (turn.kind === 'replace') {
      await this.repository.write(run.id, [{ kind: 'replaced', volunteerId }], now);
      await this.lifecycle.release(tx, await this.locked(need), { actorId: null });
      return;
    }
    await this.thankCalled(tx, need);
    const lines: TimelineLine[] = [{ kind: 'settled' }];
    await this.repository.advance(
      [{ ...run, status: 'settled', step: run.step + 1, nextStepAt: null, isResting: false, lines }],
      now,
    );
  }

  /**
   * Until when the volunteer can answer whether they are coming, however late they were asked; null if they
   * were not asked.
   */
  private async answerableUntil(need: OpenNeed): Promise<Date | null> {
    const { hold } = await this.locked(need);
    const { silentFor, setOutWithin } = URGENT_HOLD;
    return hold?.askedAt ? addSeconds(hold.askedAt, silentFor - setOutWithin) : null;
  }

  /** Asks the approved volunteer once whether they are on the way. */
  private async askOnce(tx: Tx, run: RunRecord, need: OpenNeed, hold: WatchedHold, now: Date): Promise<void> {
    const { volunteerId } = hold;
    const kind = need.mayCall ? 'asked_whether_coming' : 'asked_before_start';
    const asked = await this.repository.writtenVolunteers([run.id], kind);
    if (asked.get(run.id)?.has(volunteerId)) return;
    await this.repository.write(run.id, [{ kind, volunteerId }], now);
    await this.lifecycle.askWhetherComing(tx, await this.locked(need), addSeconds(now, ASKED_SECONDS));
  }

  /**
   * Thanks the called volunteers who have not answered; reserves remain reserves. The signal about their
   * calls adds them to the timeline.
   */
  private async thankCalled(tx: Tx, need: OpenNeed): Promise<void> {
    const locked = await this.locked(need);
    await this.lifecycle.thank(tx, locked, {
      exceptVolunteerId: locked.hold?.volunteerId ?? null,
      withReserves: false,
    });
  }

  private async rest(tx: Tx, run: RunRecord, until: Date | null, now: Date): Promise<void> {
    await this.repository.advance(
      [{ ...run, status: 'running', step: run.step + 1, nextStepAt: until, isResting: false, lines: [] }],
      now,
    );
    if (until) await tx.signal(stepPlanned, { at: until });
  }

  /** Returns the locked need in its current state. */
  private async locked({ id, eventId }: OpenNeed): Promise<LockedNeed> {
    const locked = await this.sources.lock({ needId: id, eventId });
    if (!locked) throw new Error('a locked need is not there');
    return locked;
  }
}
