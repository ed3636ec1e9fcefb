import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/signals/signals.js';
import { type Candidate, VolunteersService } from '../volunteers/index.js';
import { type DispatchPolicy, type NextStep, nextStep, policyOf, type Shared } from './auto-assign.rules.js';
import { type ClaimedRun, DispatchRepository } from './dispatch.repository.js';
import { HoldWatch } from './hold-watch.service.js';
import { NeedPorts } from './need-ports.js';
import { EventPairs, type Reach } from './pairing/event-pairs.service.js';
import { Called, type Decided, type Step } from './step.js';
import { StepEndings } from './step-endings.service.js';
import { type Rest, StepRests } from './step-rests.service.js';
import { LOOK_AT, StepSearch } from './step-search.service.js';
import { StepLines } from './timeline.js';

/** A step, and who fits within its ring. */
interface Found {
  step: Step;
  found: readonly Candidate[];
}

/**
 * Carries out the steps of many runs together, in one transaction: what they need to know is read for all of
 * them at once, each is decided by the pure rules in the order of their urgency (rule 77), and what was
 * decided is written for all of them at once.
 */
@Injectable()
export class StepBatch {
  constructor(
    private readonly volunteers: VolunteersService,
    private readonly repository: DispatchRepository,
    private readonly ports: NeedPorts,
    private readonly search: StepSearch,
    private readonly watch: HoldWatch,
    private readonly pairs: EventPairs,
    private readonly endings: StepEndings,
    private readonly rests: StepRests,
  ) {}

  /** The runs and their needs are locked, the most urgent first. */
  async carryOut(tx: Tx, claimed: readonly ClaimedRun[], now: Date): Promise<void> {
    const steps = await this.begin(tx, claimed, now);
    await this.timeOut(steps);
    await this.endings.write(tx, await this.decide(tx, steps, now), now);
  }

  /**
   * Decides all runs of the batch. Runs whose need waits for nobody end, those whose need can wait rest at a
   * quiet time, and those of held needs may have nothing more to do.
   */
  private async begin(tx: Tx, claimed: readonly ClaimedRun[], now: Date): Promise<Step[]> {
    const needs = await this.ports.open(claimed.map(({ run }) => run));
    const steps: Step[] = [];
    const rests: Rest[] = [];
    for (const { run, settings } of claimed) {
      const need = needs.get(run.needId);
      if (!need) continue;
      const until = this.rests.goesOnAt(need, now);
      if (until > now) {
        rests.push({ run, until });
        continue;
      }
      const held = need.hold && (await this.watch.turn(tx, run, need, need.hold, now));
      if (need.hold && !held) continue;
      const position = { ring: run.ring, radiusKm: run.radiusKm };
      const isAnyDistance = need.helpType === 'phone';
      steps.push({
        run,
        need,
        policy: withRings(policyOf(settings, need.isUrgent), isAnyDistance),
        held,
        lines: new StepLines(),
        position,
        waitingUntil: [],
      });
    }
    const over = claimed.filter(({ run }) => !needs.has(run.needId)).map(({ run }) => run.id);
    await this.repository.stop(over, now);
    await this.rests.rest(tx, rests, now);
    return steps;
  }

  /**
   * Moves calls that were waited for long enough on; they stay answerable (rule 42). A run's first step has
   * called nobody before.
   */
  private async timeOut(steps: readonly Step[]): Promise<void> {
    const begun = new Map(steps.filter(({ run }) => run.step > 0).map((step) => [step.need.id, step]));
    if (begun.size === 0) return;
    const { late, waiting } = await this.volunteers.timeOut([...begun.keys()]);
    for (const { needId, volunteerId } of late) {
      const step = begun.get(needId);
      step?.lines.add({ kind: 'timed_out', volunteerId, data: { minutes: step.policy.waitMinutes } });
    }
    for (const { needId, waitUntil } of waiting) begun.get(needId)?.waitingUntil.push(waitUntil);
  }

  /** Ring after ring, until every step has come to something; what is new in a ring is explained. */
  private async decide(tx: Tx, steps: readonly Step[], now: Date): Promise<Decided[]> {
    const called = new Called(now);
    const decided: Decided[] = [];
    let fresh = new Set(steps.filter(({ run }) => run.step === 0));
    for (let open = steps; open.length > 0; ) {
      const reaches = await this.reach(await this.withoutPaired(tx, open, fresh, now), called);
      await this.explainSkips(reaches.filter(({ step }) => fresh.has(step)));
      const agreed = await this.pairs.agree(reaches);
      const growing: Step[] = [];
      for (const { step, found, candidates } of reaches) {
        const shared = agreed.get(step);
        const left = called.left(step.need, candidates);
        const next = isCrowded(step, found.length, left, shared)
          ? ({ kind: 'again' } as const)
          : stepOf(step, left, now, shared);
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
   * Gives ready volunteers to needs; returns the steps that have nobody yet. Pairing writes its own timeline
   * lines, so the changes of a ring are explained first.
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

  /** The volunteers who may be called within each step's ring as of now, and those who were found there. */
  private async reach(steps: readonly Step[], called: Called): Promise<(Reach & Found)[]> {
    const found = await this.search.candidates(steps.map(ringOf));
    return steps.map((step, at) => ({
      step,
      found: found[at] ?? [],
      candidates: called.left(step.need, found[at] ?? []),
    }));
  }

  /** Tells of the nearest who are not called why not, each once in a run. */
  private async explainSkips(founds: readonly Found[]): Promise<void> {
    const skips = await this.search.skips(
      founds.map(({ step, found }) => ({ ...ringOf(step), fitting: found })),
    );
    const speaking = founds
      .map(({ step }, at) => ({ step, skips: skips[at] ?? [] }))
      .filter((one) => one.skips.length > 0);
    // A step that paired was not counted, so in an event there may be lines already before a first step.
    const begun = speaking
      .filter(({ step: { run, need } }) => run.step > 0 || need.eventId !== null)
      .map(({ step }) => step.run.id);
    const told = await this.repository.writtenVolunteers(begun, 'skipped');
    for (const { step, skips: lines } of speaking)
      step.lines.addSkips(lines, told.get(step.run.id) ?? new Set());
  }
}

function ringOf({ need, position }: Step) {
  return { need, radiusKm: position.radiusKm };
}

/**
 * Whether all who were found are wanted by others of the batch, while there may be more people behind them.
 */
function isCrowded(
  { policy }: Step,
  found: number,
  left: readonly Candidate[],
  shared: Shared | undefined,
): boolean {
  return found >= LOOK_AT && left.filter(({ userId }) => !shared?.elsewhere.has(userId)).length < policy.wave;
}

function stepOf(
  { policy, position, waitingUntil, held, need }: Step,
  left: readonly Candidate[],
  now: Date,
  shared: Shared | undefined,
): NextStep {
  return nextStep(
    policy,
    { ...position, waitingUntil, reserves: held?.reserves ?? 0 },
    left,
    now,
    need.wishes,
    shared,
  );
}

function grown(step: Step, { ring, radiusKm }: Step['position']): Step {
  step.position = { ring, radiusKm };
  step.lines.add({ kind: 'ring_grown', data: { ring, radius: radiusKm } });
  return step;
}

/** Help by phone has one ring, however wide. */
function withRings(policy: DispatchPolicy, isAnyDistance: boolean): DispatchPolicy {
  return isAnyDistance ? { ...policy, maxRings: 1 } : policy;
}
