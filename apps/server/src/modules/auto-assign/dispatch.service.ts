import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import type { Tx } from '../../platform/signals/signals.js';
import { VolunteersService } from '../volunteers/index.js';
import { nextStep, policyOf, type Choice, type DispatchPolicy } from './auto-assign.rules.js';
import { DispatchRepository, type DueRun, type RunRecord } from './dispatch.repository.js';
import { stepPlanned } from './dispatch.signals.js';
import { HoldWatch, type Watched } from './hold-watch.service.js';
import { NeedPorts } from './need-ports.js';
import type { NeedPort, OpenNeed } from './need-port.js';
import { invitedLine, StepLines } from './step-lines.js';
import { StepSearch } from './step-search.service.js';

const METRES = 1000;
const MINUTE = 60;

/**
 * The engine: carries out one step of a run at a time, in one transaction, from what PostgreSQL knows (rule 44). It may
 * be called at any time, by anybody, as often as one likes: a step that is not due does nothing.
 */
@Injectable()
export class DispatchService {
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly volunteers: VolunteersService,
    private readonly repository: DispatchRepository,
    private readonly ports: NeedPorts,
    private readonly search: StepSearch,
    private readonly watch: HoldWatch,
  ) {}

  /** Carries out the due step of a run. Whoever asks for a step that this process is carrying out waits for that one, rather than for its locks. */
  async step(run: DueRun): Promise<void> {
    const key = `${run.id}-${run.step}`;
    const work = this.underWay.get(key) ?? this.carryOut(run).finally(() => this.underWay.delete(key));
    this.underWay.set(key, work);
    await work;
  }

  private carryOut({ id: runId, needId, eventId, step }: DueRun): Promise<void> {
    const port = this.ports.of({ eventId });
    return this.database.transaction(async (tx) => {
      const need = await port.lockOpen(tx, needId);
      const locked = await this.repository.lock(tx, runId);
      const now = this.clock.now();
      if (!locked || !isDue(locked.run, step, now)) return;
      const { run, settings } = locked;
      if (!need) return this.repository.update(tx, run.id, { status: 'stopped', nextStepAt: null }, now);
      const policy = policyOf(settings, need.isUrgent);
      if (!need.hold) return this.proceed(tx, run, need, port, policy, now, null);
      const watched = await this.watch.turn(tx, run, need, need.hold, port, now);
      if (watched) await this.proceed(tx, run, need, port, policy, now, watched);
    });
  }

  private async proceed(tx: Tx, run: RunRecord, need: OpenNeed, port: NeedPort, policy: DispatchPolicy, now: Date, held: Watched | null): Promise<void> {
    const lines = new StepLines();
    const waiting = await this.timeOut(tx, run, policy, lines, now);
    const isAnyDistance = need.helpType === 'phone';
    let position = { ring: run.ring, radiusKm: run.radiusKm };
    if (run.step === 0) await this.explainSkips(tx, run, need, port, position.radiusKm, lines);
    for (;;) {
      const radiusM = isAnyDistance ? null : position.radiusKm * METRES;
      if (!held && (await this.pairReady(tx, run, need, port, radiusM, lines, now))) return;
      const candidates = await this.search.candidates(tx, run, need, port, radiusM, policy.wave);
      const step = nextStep(withRings(policy, isAnyDistance), { ...position, waitingUntil: waiting, reserves: reservesOf(held) }, candidates, now, need.wishes);
      if (step.kind === 'grow') {
        position = { ring: step.ring, radiusKm: step.radiusKm };
        lines.add({ kind: 'ring_grown', data: { ring: step.ring, radius: step.radiusKm } });
        await this.explainSkips(tx, run, need, port, step.radiusKm, lines);
        continue;
      }
      if (step.kind === 'exhausted' || step.kind === 'full') {
        if (!held) return this.exhaust(tx, run, need, port, position, lines, now);
        // While somebody holds the need nobody is given up: there is another look at the latest after the time for an answer.
        return this.plan(tx, run, position, earlier(addSeconds(now, policy.waitMinutes * MINUTE), held.until), lines, now);
      }
      if (step.kind === 'invite') await this.invite(tx, run, need, port, step.choices, position, step.waitUntil, lines);
      else if (waiting.length > 0) await this.noteWaiting(tx, run, lines);
      return this.plan(tx, run, position, earlier(step.nextStepAt, held?.until ?? null), lines, now);
    }
  }

  /** Moves calls that were waited for long enough on; they stay answerable (rule 42). Answers until when the others are waited for. */
  private async timeOut(tx: Tx, run: RunRecord, policy: DispatchPolicy, lines: StepLines, now: Date): Promise<Date[]> {
    // A run's first step has called nobody before.
    if (run.step === 0) return [];
    const open = (await this.volunteers.callsOf(tx, run.needId)).filter((call) => call.state === 'open');
    const late = open.filter((call) => call.waitUntil <= now).map((call) => call.volunteerId);
    if (late.length > 0) {
      const moved = await this.volunteers.moveCalls(tx, run.needId, late, ['open'], 'timed_out');
      lines.add(...moved.map((volunteerId) => ({ kind: 'timed_out' as const, volunteerId, data: { minutes: policy.waitMinutes } })));
    }
    return open.filter((call) => call.waitUntil > now).map((call) => call.waitUntil);
  }

  /** Pairs somebody who is ready, if the kind of need knows such people; true when done. */
  private async pairReady(tx: Tx, run: RunRecord, need: OpenNeed, port: NeedPort, radiusM: number | null, lines: StepLines, now: Date): Promise<boolean> {
    if (!port.hasReady) return false;
    // Pairing tells of itself, so what came before it is written first.
    await this.repository.write(tx, run.id, lines.take(), now);
    return port.pairReady(tx, need, radiusM);
  }

  private async invite(
    tx: Tx,
    run: RunRecord,
    need: OpenNeed,
    port: NeedPort,
    choices: readonly Choice[],
    position: { ring: number; radiusKm: number },
    waitUntil: Date,
    lines: StepLines,
  ): Promise<void> {
    const now = this.clock.now();
    const called = await this.volunteers.recordCalls(
      tx,
      run.needId,
      choices.map(({ candidate }) => ({
        volunteerId: candidate.userId,
        step: run.step + 1,
        ring: position.ring,
        distanceM: candidate.distanceM,
        calledAt: now,
        waitUntil,
      })),
    );
    const callIds = new Map(called.map(({ callId, volunteerId }) => [volunteerId, callId]));
    for (const choice of choices) {
      const callId = callIds.get(choice.candidate.userId);
      if (callId === undefined) continue;
      await port.call(tx, need, { ...choice.candidate, callId }, position.radiusKm);
      lines.add(invitedLine(choice));
    }
  }

  private async exhaust(
    tx: Tx,
    run: RunRecord,
    need: OpenNeed,
    port: NeedPort,
    position: { ring: number; radiusKm: number },
    lines: StepLines,
    now: Date,
  ): Promise<void> {
    lines.add({ kind: 'exhausted' });
    await this.repository.advance(tx, run.id, { ...position, status: 'exhausted', step: run.step + 1, nextStepAt: null }, lines.take(), now);
    await port.handToCoordinator(tx, need);
  }

  private async plan(tx: Tx, run: RunRecord, position: { ring: number; radiusKm: number }, nextStepAt: Date, lines: StepLines, now: Date): Promise<void> {
    // A moment that has already come would spin; the next look is at least a second away.
    const at = nextStepAt > now ? nextStepAt : addSeconds(now, 1);
    await this.repository.advance(tx, run.id, { ...position, status: run.status, step: run.step + 1, nextStepAt: at }, lines.take(), now);
    await tx.signal(stepPlanned, { runId: run.id, step: run.step + 1, at });
  }

  private async noteWaiting(tx: Tx, run: RunRecord, lines: StepLines): Promise<void> {
    if ((lines.last ?? (await this.repository.lastKind(tx, run.id))) !== 'waiting') lines.add({ kind: 'waiting' });
  }

  /** Tells of the nearest who are not called why not, each once in a run. */
  private async explainSkips(tx: Tx, run: RunRecord, need: OpenNeed, port: NeedPort, radiusKm: number, lines: StepLines): Promise<void> {
    const skips = await this.search.skips(tx, run, need, port, need.helpType === 'phone' ? null : radiusKm * METRES);
    if (skips.length === 0) return;
    // A step that paired was not counted, so for needs that know ready people there may be lines already in a first step.
    const isFirst = run.step === 0 && !port.hasReady;
    lines.addSkips(skips, isFirst ? new Set() : await this.repository.writtenVolunteers(tx, run.id, 'skipped'));
  }
}

/** Help by phone has one ring, however wide. */
function withRings(policy: DispatchPolicy, isAnyDistance: boolean): DispatchPolicy {
  return isAnyDistance ? { ...policy, maxRings: 1 } : policy;
}

function reservesOf(held: Watched | null): number {
  return held?.reserves ?? 0;
}

function earlier(moment: Date, other: Date | null): Date {
  return other && other < moment ? other : moment;
}

/** Whether a step is still to be carried out: the run is at that step, and its moment has come. */
function isDue(run: Pick<RunRecord, 'status' | 'step' | 'nextStepAt'>, expectedStep: number, now: Date): boolean {
  if (run.status !== 'running' || run.nextStepAt === null || run.nextStepAt > now) return false;
  return expectedStep === run.step;
}
