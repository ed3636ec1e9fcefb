import { nextMorning } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import { addSeconds } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { Tx } from '../../platform/signals/signals.js';
import type { Choice } from './auto-assign.rules.js';
import { type Advance, DispatchRepository } from './dispatch.repository.js';
import { stepPlanned } from './dispatch.signals.js';
import { NeedActs } from './need-acts.service.js';
import type { Decided, Step } from './step.js';
import { type StepCall, StepCalls } from './step-calls.service.js';
import { StepRests } from './step-rests.service.js';
import { invitedLine } from './timeline.js';

const MINUTE = 60;
const HOUR = 3600;
const DAY_MS = 24 * HOUR * 1000;
const WEEK_MS = 7 * DAY_MS;

interface Invitation extends StepCall {
  step: Step;
  choice: Choice;
}

/**
 * Writes the results of a batch's steps: calls with their messages, timelines, and the time of each run's
 * next step.
 */
@Injectable()
export class StepEndings {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly repository: DispatchRepository,
    private readonly acts: NeedActs,
    private readonly calls: StepCalls,
    private readonly rests: StepRests,
  ) {}

  async write(tx: Tx, decided: readonly Decided[], now: Date): Promise<void> {
    const called = await this.invite(tx, decided, now);
    await this.noteWaiting(decided);
    const advances = await this.rests.told(
      decided.map((one) => this.advanceOf(one, called.has(one.step), now)),
    );
    await this.repository.advance(advances, now);
    for (const { step } of decided.filter(isGivenUp)) await this.acts.handToCoordinator(tx, step.need);
    const moments = new Set(advances.flatMap(({ nextStepAt }) => (nextStepAt ? [nextStepAt.getTime()] : [])));
    for (const moment of moments) await tx.signal(stepPlanned, { at: new Date(moment) });
  }

  /** Calls the chosen volunteers; returns the steps that have called anybody. */
  private async invite(tx: Tx, decided: readonly Decided[], now: Date): Promise<Set<Step>> {
    const invitations = decided.flatMap(({ step, next }) =>
      next.kind === 'invite' ? next.choices.map((choice) => invitationOf(step, choice, next.waitUntil)) : [],
    );
    const made = new Set(
      (await this.calls.make(tx, invitations, now)).map(
        ({ need, volunteer }) => `${need.id} ${volunteer.userId}`,
      ),
    );
    const called = invitations.filter(({ need, volunteer }) => made.has(`${need.id} ${volunteer.userId}`));
    for (const { step, choice } of called) step.lines.add(invitedLine(choice));
    return new Set(called.map(({ step }) => step));
  }

  /**
   * Where a run stands after its step. Its next falls into no quiet time that its need can wait for (rule
   * 100).
   */
  private advanceOf(decided: Decided, hasCalled: boolean, now: Date): Advance {
    const { step } = decided;
    const isUsedUp = isGivenUp(decided);
    if (isUsedUp && step.run.status !== 'exhausted') step.lines.add({ kind: 'exhausted' });
    if (decided.next.kind === 'again') return standing(step);
    const at = nextLook(decided, hasCalled, this.looksAgainAt(step, now), now);
    const nextStepAt = this.rests.goesOnAt(step.need, at);
    return {
      ...standing(step),
      status: isUsedUp ? 'exhausted' : 'running',
      step: step.run.step + 1,
      nextStepAt,
      isResting: nextStepAt > at,
    };
  }

  /**
   * When a used-up search looks for people who came free meanwhile; after a day without success each hour is
   * enough, after a week each day.
   */
  private looksAgainAt({ run }: Step, now: Date): Date {
    const age = now.getTime() - run.createdAt.getTime();
    if (age > WEEK_MS) return nextMorning(now);
    return addSeconds(now, age > DAY_MS ? HOUR : this.config.lookAgain.minutes * MINUTE);
  }

  /** Says once in a row that answers are waited for. */
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
}

/** Where a run stands of which nothing else was decided. */
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

function invitationOf(step: Step, choice: Choice, waitUntil: Date): Invitation {
  const { need, position, run } = step;
  const radiusKm = position.radiusKm;
  return {
    step,
    choice,
    need,
    volunteer: choice.candidate,
    radiusKm,
    run: { step: run.step + 1, ring: position.ring },
    waitUntil,
  };
}

/** Nobody is left for a need that nobody holds. */
function isGivenUp({ step, next }: Decided): boolean {
  return step.held === null && (next.kind === 'exhausted' || next.kind === 'full');
}

/** When a run is looked at again. A moment that has already come would spin: it is at least a second away. */
function nextLook({ step, next }: Decided, hasCalled: boolean, usedUpUntil: Date, now: Date): Date {
  const soon = addSeconds(now, 1);
  const until = step.held?.until ?? null;
  // Somebody else called them in the meantime.
  if (next.kind === 'invite' && !hasCalled) return soon;
  // Nobody is left: looking again finds volunteers who come free or were never asked.
  const planned = next.kind === 'invite' || next.kind === 'wait' ? next.nextStepAt : usedUpUntil;
  const at = until && until < planned ? until : planned;
  return at > now ? at : soon;
}
