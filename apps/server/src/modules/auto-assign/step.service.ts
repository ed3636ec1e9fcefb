import { Inject, Injectable } from '@nestjs/common';
import { addSeconds } from '../../platform/clock/clock.js';
import { QuietTimes } from '../../platform/clock/quiet-times.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { Tx } from '../../platform/signals/signals.js';
import { NeedOffersService, NeedSources, type NotedCall, type PlannedCall } from '../needs/index.js';
import { type Candidate, VolunteerCallsRepository } from '../volunteers/index.js';
import {
  Called,
  type Choice,
  looksAgainAt,
  nextStep,
  type OpenNeed,
  policyOf,
  type Shared,
} from './auto-assign.rules.js';
import { type Advance, type ClaimedRun, DispatchRepository, type RunRecord } from './dispatch.repository.js';
import { stepPlanned } from './dispatch.signals.js';
import { HoldWatchService } from './hold-watch.service.js';
import { EventPairsService } from './pairing/event-pairs.service.js';
import type { Decided, Reach, Step } from './step.js';
import { invitedLine, StepLines } from './timeline.js';
import { LOOK_AT, VolunteerSearchService } from './volunteer-search.service.js';

/** A call made by a step or a coordinator. */
interface PlannedStepCall {
  need: OpenNeed;
  volunteer: Candidate;
  radiusKm: number;
  /** The run's step and ring, recorded with the call. */
  run: Pick<RunRecord, 'step' | 'ring'>;
  waitUntil: Date;
}

/**
 * Carries out the steps of many runs in one transaction: it reads the data of all of them together, decides
 * each by pure rules in order of urgency (rule 77), and writes all decisions together.
 */
@Injectable()
export class StepService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly quiet: QuietTimes,
    private readonly calls: VolunteerCallsRepository,
    private readonly repository: DispatchRepository,
    private readonly sources: NeedSources,
    private readonly offers: NeedOffersService,
    private readonly search: VolunteerSearchService,
    private readonly watch: HoldWatchService,
    private readonly pairs: EventPairsService,
  ) {}

  /** Carries out the steps of locked runs, whose needs are locked too, the most urgent first. */
  async carryOut(tx: Tx, claimed: readonly ClaimedRun[], now: Date): Promise<void> {
    const steps = await this.begin(tx, claimed, now);
    await this.timeOut(steps);
    await this.write(tx, await this.decide(tx, steps, now), now);
  }

  /**
   * Returns the runs that have a step to carry out. Runs whose need no longer waits are ended. Runs whose
   * need can wait pause during quiet hours: nobody is called, and no called volunteer times out (rule 100).
   * Runs of held needs may have nothing more to do.
   */
  private async begin(tx: Tx, claimed: readonly ClaimedRun[], now: Date): Promise<Step[]> {
    const needs = await this.search.open(claimed.map(({ run }) => run));
    const steps: Step[] = [];
    const resting: Advance[] = [];
    for (const { run, settings } of claimed) {
      const need = needs.get(run.needId);
      if (!need) continue;
      const until = this.quiet.leavesAt(now, need.canWaitUntil);
      if (until > now) {
        resting.push({ ...run, nextStepAt: until, isResting: true, lines: [] });
        continue;
      }
      const held = need.hold && (await this.watch.turn(tx, run, need, need.hold, now));
      if (need.hold && !held) continue;
      steps.push({
        run,
        need,
        policy: policyOf(settings, need),
        held,
        lines: new StepLines(),
        position: { ring: run.ring, radiusKm: run.radiusKm },
        waitingUntil: [],
      });
    }
    const over = claimed.filter(({ run }) => !needs.has(run.needId)).map(({ run }) => run.id);
    await this.repository.stop(over, now);
    await this.advance(tx, resting, now);
    return steps;
  }

  /**
   * Moves on calls whose waiting time has passed; they can still be answered (rule 42). Before its first step
   * a run has called nobody.
   */
  private async timeOut(steps: readonly Step[]): Promise<void> {
    const begun = new Map(steps.filter(({ run }) => run.step > 0).map((step) => [step.need.id, step]));
    if (begun.size === 0) return;
    const { late, waiting } = await this.calls.timeOut([...begun.keys()]);
    for (const { needId, volunteerId } of late) {
      const step = begun.get(needId);
      step?.lines.add({ kind: 'timed_out', volunteerId, data: { minutes: step.policy.waitMinutes } });
    }
    for (const { needId, waitUntil } of waiting) begun.get(needId)?.waitingUntil.push(waitUntil);
  }

  /**
   * Widens ring by ring until every step has a decision; for each new ring, the timeline says why its nearest
   * volunteers are not called.
   */
  private async decide(tx: Tx, steps: readonly Step[], now: Date): Promise<Decided[]> {
    const called = new Called(now);
    const decided: Decided[] = [];
    let fresh = new Set(steps.filter(({ run }) => run.step === 0));
    for (let open = steps; open.length > 0; ) {
      const reaches = await this.reach(await this.withoutPaired(tx, open, fresh, now), called);
      await this.explainSkips(reaches.filter(({ step }) => fresh.has(step)));
      const agreed = await this.pairs.agree(reaches);
      const growing: Step[] = [];
      for (const reach of reaches) {
        const { step } = reach;
        const next = decisionOf(reach, called, agreed.get(step), now);
        if (next.kind === 'grow') growing.push(grown(step, next));
        else decided.push({ step, next });
        if (next.kind === 'invite') called.add(step.need, next.choices);
      }
      open = growing;
      fresh = new Set(growing);
    }
    return decided;
  }

  /**
   * Assigns ready volunteers to needs; returns the steps that still have nobody. Pairing writes its own
   * timeline lines, so the changes of a ring are explained first.
   */
  private async withoutPaired(
    tx: Tx,
    open: readonly Step[],
    fresh: ReadonlySet<Step>,
    now: Date,
  ): Promise<Step[]> {
    const pairs = await this.pairs.findReady(open);
    await this.explainSkips(
      pairs.filter(({ step }) => fresh.has(step)).map(({ step }) => ({ step, found: [] })),
    );
    const given = await this.pairs.give(tx, pairs, now);
    return open.filter((step) => !given.has(step));
  }

  /** Returns the volunteers found within each step's ring, and those of them who may now be called. */
  private async reach(steps: readonly Step[], called: Called): Promise<Reach[]> {
    const found = await this.search.candidates(steps.map(ringOf));
    return steps.map((step, at) => ({
      step,
      found: found[at] ?? [],
      candidates: called.left(step.need, found[at] ?? []),
    }));
  }

  /** Explains in the timeline why the nearest volunteers are not called, each once in a run. */
  private async explainSkips(founds: readonly Pick<Reach, 'step' | 'found'>[]): Promise<void> {
    const skips = await this.search.skips(
      founds.map(({ step, found }) => ({ ...ringOf(step), fitting: found })),
    );
    const speaking = founds
      .map(({ step }, at) => ({ step, skips: skips[at] ?? [] }))
      .filter((one) => one.skips.length > 0);
    // A step in which a ready volunteer was paired does not count, so in an event there may be lines before
    // the first step.
    const begun = speaking
      .filter(({ step: { run, need } }) => run.step > 0 || need.eventId !== null)
      .map(({ step }) => step.run.id);
    const told = await this.repository.writtenVolunteers(begun, 'skipped');
    for (const { step, skips: lines } of speaking)
      step.lines.addSkips(lines, told.get(step.run.id) ?? new Set());
  }

  /** Writes the calls with their messages, the timelines, and the time of each run's next step. */
  private async write(tx: Tx, decided: readonly Decided[], now: Date): Promise<void> {
    const called = await this.invite(tx, decided, now);
    await this.noteWaiting(decided);
    await this.advance(
      tx,
      decided.map((one) => this.advanceOf(one, called.has(one.step), now)),
      now,
    );
    for (const { step } of decided.filter(isGivenUp)) await this.watch.handToCoordinator(tx, step.need);
  }

  /** Calls the chosen volunteers; returns the steps that have called anybody. */
  private async invite(tx: Tx, decided: readonly Decided[], now: Date): Promise<Set<Step>> {
    const invitations = decided.flatMap(({ step, next }) =>
      next.kind === 'invite' ? next.choices.map((choice) => invitationOf(step, choice, next.waitUntil)) : [],
    );
    const made = new Set((await this.call(tx, invitations, now)).map(keyOf));
    const called = invitations.filter((invitation) => made.has(keyOf(invitation)));
    for (const { step, choice } of called) step.lines.add(invitedLine(choice, step.need.isPlaced));
    return new Set(called.map(({ step }) => step));
  }

  /**
   * Makes any number of calls together: each takes up one of its event's places, is recorded, and is sent as
   * a message. Returns the calls made, without those to volunteers who meanwhile got another call of the same
   * event.
   */
  async call(tx: Tx, calls: readonly PlannedStepCall[], now: Date): Promise<NotedCall[]> {
    if (calls.length === 0) return [];
    const admitted = await this.sources.admit(calls);
    const wanted = new Map(calls.map((call) => [keyOf(call), call]));
    const recorded = await this.calls.record(
      admitted.flatMap((call) => {
        const planned = wanted.get(keyOf(call));
        return planned ? [toRow(planned, now)] : [];
      }),
    );
    const ids = new Map(
      recorded.map(({ callId, needId, volunteerId }) => [`${needId} ${volunteerId}`, callId]),
    );
    const noted = admitted.flatMap((call) => {
      const callId = ids.get(keyOf(call));
      return callId === undefined ? [] : [{ ...call, callId }];
    });
    await this.offers.send(
      tx,
      noted.map(({ need, volunteer, placeId, callId }) => ({
        need,
        volunteerId: volunteer.userId,
        targetId: placeId ?? callId,
      })),
    );
    return noted;
  }

  /** Adds a single line for a series of steps that wait for answers. */
  private async noteWaiting(decided: readonly Decided[]): Promise<void> {
    const waiting = decided
      .filter(
        ({ step, next }) =>
          next.kind === 'wait' && step.waitingUntil.length > 0 && step.lines.last !== 'waiting',
      )
      .map(({ step }) => step);
    const silent = waiting.filter(({ lines }) => lines.last === null).map(({ run }) => run.id);
    const last = await this.repository.lastKinds(silent);
    for (const { run, lines } of waiting) {
      if ((lines.last ?? last.get(run.id)) !== 'waiting') lines.add({ kind: 'waiting' });
    }
  }

  /**
   * Returns the state of a run after its step. The next step falls outside quiet hours if its need can wait
   * (rule 100).
   */
  private advanceOf(decided: Decided, hasCalled: boolean, now: Date): Advance {
    const { step } = decided;
    const isUsedUp = isGivenUp(decided);
    if (isUsedUp && step.run.status !== 'exhausted') step.lines.add({ kind: 'exhausted' });
    if (decided.next.kind === 'again') return standing(step);
    const usedUpUntil = looksAgainAt(step.run.createdAt, this.config.lookAgain.minutes, now);
    const at = nextLook(decided, hasCalled, usedUpUntil, now);
    const nextStepAt = this.quiet.leavesAt(at, step.need.canWaitUntil);
    return {
      ...standing(step),
      status: isUsedUp ? 'exhausted' : 'running',
      step: step.run.step + 1,
      nextStepAt,
      isResting: nextStepAt > at,
    };
  }

  /**
   * Hands over to a coordinator the need of a run whose steps keep failing; the search continues at the same
   * time. A held need is not handed over.
   */
  async handOverStuck(tx: Tx, runId: number, now: Date): Promise<void> {
    const run = await this.repository.find(runId);
    const need = run && (await this.search.lockOpen(run));
    if (!need || need.hold) return;
    await this.repository.write(runId, [{ kind: 'stuck' }], now);
    await this.watch.handToCoordinator(tx, need);
  }

  /**
   * Advances runs, and schedules their next step. A pausing run announces the end of its pause, once for each
   * period of quiet hours.
   */
  private async advance(tx: Tx, advances: readonly Advance[], now: Date): Promise<void> {
    const resting = advances.filter(({ isResting }) => isResting).map(({ id }) => id);
    const last = await this.repository.lastRests(resting);
    await this.repository.advance(
      advances.map((advance) => {
        const until = advance.isResting ? advance.nextStepAt?.toISOString() : undefined;
        if (until === undefined || last.get(advance.id) === until) return advance;
        return { ...advance, lines: [...advance.lines, { kind: 'resting', data: { until } }] };
      }),
      now,
    );
    const moments = new Set(advances.flatMap(({ nextStepAt }) => (nextStepAt ? [nextStepAt.getTime()] : [])));
    for (const moment of moments) await tx.signal(stepPlanned, { at: new Date(moment) });
  }
}

function ringOf({ need, position }: Step) {
  return { need, radiusKm: position.radiusKm };
}

function decisionOf({ step, found }: Reach, called: Called, shared: Shared | undefined, now: Date) {
  const { policy, position, waitingUntil, held, need } = step;
  const left = called.left(need, found);
  if (isCrowded(step, found.length, left, shared)) return { kind: 'again' } as const;
  const standing = { ...position, waitingUntil, reserves: held?.reserves ?? 0 };
  return nextStep(policy, standing, left, now, need.wishes, shared);
}

/**
 * Whether other needs in the batch want everybody found here, although there may be more people farther away.
 */
function isCrowded(
  { policy }: Step,
  found: number,
  left: readonly Candidate[],
  shared: Shared | undefined,
): boolean {
  return found >= LOOK_AT && left.filter(({ userId }) => !shared?.elsewhere.has(userId)).length < policy.wave;
}

function grown(step: Step, { ring, radiusKm }: Step['position']): Step {
  step.position = { ring, radiusKm };
  step.lines.add({ kind: 'ring_grown', data: { ring, radius: radiusKm } });
  return step;
}

function invitationOf(step: Step, choice: Choice, waitUntil: Date) {
  const { need, position, run } = step;
  return {
    step,
    choice,
    need,
    volunteer: choice.candidate,
    radiusKm: position.radiusKm,
    run: { step: run.step + 1, ring: position.ring },
    waitUntil,
  };
}

function keyOf({ need, volunteer }: Pick<PlannedCall, 'need' | 'volunteer'>): string {
  return `${need.id} ${volunteer.userId}`;
}

function toRow({ need, volunteer, run, waitUntil }: PlannedStepCall, calledAt: Date) {
  return {
    needId: need.id,
    volunteerId: volunteer.userId,
    step: run.step,
    ring: run.ring,
    distanceM: volunteer.distanceM,
    calledAt,
    waitUntil,
  };
}

/** Returns the state of a run for which nothing else was decided. */
function standing({ run, lines, position }: Step): Advance {
  return {
    ...position,
    id: run.id,
    status: run.status,
    step: run.step,
    nextStepAt: run.nextStepAt,
    isResting: false,
    lines: lines.take(),
  };
}

/** Whether nobody is left for a need that nobody holds. */
function isGivenUp({ step, next }: Decided): boolean {
  return step.held === null && (next.kind === 'exhausted' || next.kind === 'full');
}

/**
 * Returns when a run is looked at again, at least a second from now: a time in the past would cause a busy
 * loop.
 */
function nextLook({ step, next }: Decided, hasCalled: boolean, usedUpUntil: Date, now: Date): Date {
  const soon = addSeconds(now, 1);
  const until = step.held?.until ?? null;
  // Another step called them in the meantime.
  if (next.kind === 'invite' && !hasCalled) return soon;
  // Nobody is left: the next look finds volunteers who have become free or who have not been called yet.
  const planned = next.kind === 'invite' || next.kind === 'wait' ? next.nextStepAt : usedUpUntil;
  const at = until && until < planned ? until : planned;
  return at > now ? at : soon;
}
