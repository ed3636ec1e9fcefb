import { type HoldTurn, holdTurn } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/signals/signals.js';
import { DispatchRepository, type RunRecord } from './dispatch.repository.js';
import { stepPlanned } from './dispatch.signals.js';
import { NeedActs } from './need-acts.service.js';
import type { OpenNeed, WatchedHold } from './need-port.js';
import type { TimelineLine } from './timeline.js';

/**
 * Others are called on: until when at the latest nothing of the hold changes by itself, and how many are in
 * reserve.
 */
export interface Watched {
  until: Date | null;
  reserves: number;
}

/** Watches over the holder of an urgent need until they are on the way (rules 70, 71). */
@Injectable()
export class HoldWatch {
  constructor(
    private readonly repository: DispatchRepository,
    private readonly acts: NeedActs,
  ) {}

  /**
   * Carries out the action that is due for the hold; returns whether more volunteers are to be called. The
   * need and its run are locked.
   */
  async turn(tx: Tx, run: RunRecord, need: OpenNeed, hold: WatchedHold, now: Date): Promise<Watched | null> {
    const reserves = await this.acts.countReserves(need);
    const turn = holdTurn(hold, reserves > 0, now);
    if (turn.kind !== 'call_on') {
      await this.settle(tx, run, need, hold, turn, now);
      return null;
    }
    if (hold.approvedAt !== null) await this.askOnce(tx, run, need, hold, now);
    if (need.mayCall) return { until: turn.until, reserves };
    // An event that has stopped calls nobody in their place: a silent volunteer is let go, and with that it
    // is over.
    if (turn.until === null) await this.acts.letSilentGo(tx, need);
    else await this.rest(tx, run, turn.until, now);
    return null;
  }

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
      return this.acts.approve(tx, need);
    }
    if (turn.kind === 'replace') {
      await this.repository.write(run.id, [{ kind: 'replaced', volunteerId }], now);
      return this.acts.replace(tx, need);
    }
    await this.acts.thankCalled(tx, need);
    const lines: TimelineLine[] = [{ kind: 'settled' }];
    await this.repository.advance(
      [{ ...run, status: 'settled', step: run.step + 1, nextStepAt: null, isResting: false, lines }],
      now,
    );
  }

  private async askOnce(tx: Tx, run: RunRecord, need: OpenNeed, hold: WatchedHold, now: Date): Promise<void> {
    const { volunteerId } = hold;
    const asked = await this.repository.writtenVolunteers(
      [run.id],
      need.mayCall ? 'asked_whether_coming' : 'asked_before_start',
    );
    if (asked.get(run.id)?.has(volunteerId)) return;
    await this.repository.write(
      run.id,
      [{ kind: need.mayCall ? 'asked_whether_coming' : 'asked_before_start', volunteerId }],
      now,
    );
    await this.acts.askWhetherComing(tx, need, now);
  }

  private async rest(tx: Tx, run: RunRecord, until: Date | null, now: Date): Promise<void> {
    await this.repository.advance(
      [{ ...run, status: 'running', step: run.step + 1, nextStepAt: until, isResting: false, lines: [] }],
      now,
    );
    if (until) await tx.signal(stepPlanned, { at: until });
  }
}
