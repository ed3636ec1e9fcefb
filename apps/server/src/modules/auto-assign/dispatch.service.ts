import { Injectable } from '@nestjs/common';
import type { SkipReason } from '@karov/domain';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { defineSignal, type Tx } from '../../platform/signals/signals.js';
import { VolunteersService, type Candidate, type CandidateQuery, type NearbyVolunteer } from '../volunteers/index.js';
import { nextStep, skipReason, type Choice, type DispatchPolicy } from './auto-assign.rules.js';
import { DispatchRepository, type RunRecord, type TimelineLine } from './dispatch.repository.js';
import { NeedPorts } from './need-ports.js';
import type { NeedPort, OpenNeed } from './need-port.js';
import { AutoAssignSettingsService } from './settings.service.js';

/** A run's next step was set: an alarm is wanted for it. */
export const stepPlanned = defineSignal<{ runId: number; step: number; at: Date }>('autoAssign.stepPlanned');

const METRES = 1000;
const LOOK_AT = 50;
const LOOK_AT_MOST = 3200;
const EXPLAIN_NEAREST = 10;

/**
 * The engine: carries out one step of a run at a time, in one transaction, from what PostgreSQL knows (decision 44). It may
 * be called at any time, by anybody, as often as one likes: a step that is not due does nothing.
 */
@Injectable()
export class DispatchService {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly volunteers: VolunteersService,
    private readonly repository: DispatchRepository,
    private readonly ports: NeedPorts,
    private readonly settings: AutoAssignSettingsService,
  ) {}

  /** Carries out the due step of a run. `expectedStep` comes from an alarm, which does nothing when the run has moved on. */
  async step(runId: number, expectedStep: number | null): Promise<void> {
    const found = await this.repository.find(runId);
    // Looked at before anything is locked: most of what comes here in a rush are alarms that were rung already.
    if (!found || !isDue(found, expectedStep, this.clock.now())) return;
    const port = this.ports.of(found.needType);
    await this.database.transaction(async (tx) => {
      const need = await port.lockOpen(tx, found.needId);
      const run = await this.repository.lock(tx, runId);
      const now = this.clock.now();
      if (!run || !isDue(run, expectedStep, now)) return;
      if (!need) return this.repository.update(tx, run.id, { status: 'stopped', nextStepAt: null }, now);
      await this.proceed(tx, run, need, port, now);
    });
  }

  private async proceed(tx: Tx, run: RunRecord, need: OpenNeed, port: NeedPort, now: Date): Promise<void> {
    const policy = await this.settings.policy(need.isUrgent);
    const waiting = await this.timeOut(tx, run, policy, now);
    const isAnyDistance = need.helpType === 'phone';
    let position = { ring: run.ring, radiusKm: run.radiusKm };
    if (run.step === 0) await this.explainSkips(tx, run, need, port, position.radiusKm);
    for (;;) {
      const radiusM = isAnyDistance ? null : position.radiusKm * METRES;
      if (await port.pairReady(tx, need, radiusM)) return;
      const candidates = await this.candidates(tx, run, need, port, radiusM, policy.wave);
      const step = nextStep(isAnyDistance ? { ...policy, maxRings: 1 } : policy, { ...position, waitingUntil: waiting }, candidates, now, need.prefersEquipment);
      if (step.kind === 'grow') {
        position = { ring: step.ring, radiusKm: step.radiusKm };
        await this.repository.write(tx, run.id, [{ kind: 'ring_grown', data: { ring: step.ring, radius: step.radiusKm } }], now);
        await this.explainSkips(tx, run, need, port, step.radiusKm);
        continue;
      }
      if (step.kind === 'invite') await this.invite(tx, run, need, port, step.choices, position, step.waitUntil);
      if (step.kind === 'wait' && waiting.length > 0) await this.noteWaiting(tx, run, now);
      if (step.kind === 'exhausted') return this.exhaust(tx, run, need, port, position, now);
      return this.plan(tx, run, position, step.nextStepAt, now);
    }
  }

  /** Moves calls that were waited for long enough on; they stay answerable (decision 42). Answers until when the others are waited for. */
  private async timeOut(tx: Tx, run: RunRecord, policy: DispatchPolicy, now: Date): Promise<Date[]> {
    const need = { type: run.needType, id: run.needId };
    const open = (await this.volunteers.callsOf(tx, need)).filter((call) => call.state === 'open');
    const late = open.filter((call) => call.waitUntil <= now).map((call) => call.volunteerId);
    if (late.length > 0) {
      const moved = await this.volunteers.moveCalls(tx, need, late, ['open'], 'timed_out');
      await this.repository.write(tx, run.id, moved.map((volunteerId) => ({ kind: 'timed_out', volunteerId, data: { minutes: policy.waitMinutes } })), now);
    }
    return open.filter((call) => call.waitUntil > now).map((call) => call.waitUntil);
  }

  /** The nearest who may be called; looks further while all that were found have a call open in the same event. */
  private async candidates(tx: Tx, run: RunRecord, need: OpenNeed, port: NeedPort, radiusM: number | null, wanted: number): Promise<Candidate[]> {
    for (let limit = LOOK_AT; ; limit *= 4) {
      const found = await this.volunteers.nearestEligible(tx, queryFor(run, need, radiusM, limit));
      const open = await port.withOpenRequest(tx, need, found.map((candidate) => candidate.userId));
      const free = found.filter((candidate) => !open.has(candidate.userId));
      if (free.length >= wanted || found.length < limit || limit >= LOOK_AT_MOST) return free;
    }
  }

  private async invite(
    tx: Tx, run: RunRecord, need: OpenNeed, port: NeedPort, choices: readonly Choice[], position: { ring: number; radiusKm: number }, waitUntil: Date,
  ): Promise<void> {
    const now = this.clock.now();
    const called = await this.volunteers.recordCalls(
      tx, { type: run.needType, id: run.needId },
      choices.map(({ candidate }) => ({
        volunteerId: candidate.userId, step: run.step + 1, ring: position.ring, distanceM: candidate.distanceM, calledAt: now, waitUntil,
      })),
    );
    for (const choice of choices.filter(({ candidate }) => called.includes(candidate.userId))) {
      await port.call(tx, need, choice.candidate, position.radiusKm);
      await this.repository.write(tx, run.id, [invitedLine(choice)], now);
    }
  }

  private async exhaust(tx: Tx, run: RunRecord, need: OpenNeed, port: NeedPort, position: { ring: number; radiusKm: number }, now: Date): Promise<void> {
    await this.repository.update(tx, run.id, { ...position, status: 'exhausted', step: run.step + 1, nextStepAt: null }, now);
    await this.repository.write(tx, run.id, [{ kind: 'exhausted' }], now);
    await port.handToCoordinator(tx, need);
  }

  private async plan(tx: Tx, run: RunRecord, position: { ring: number; radiusKm: number }, nextStepAt: Date, now: Date): Promise<void> {
    // A moment that has already come would spin; the next look is at least a second away.
    const at = nextStepAt > now ? nextStepAt : addSeconds(now, 1);
    await this.repository.update(tx, run.id, { ...position, step: run.step + 1, nextStepAt: at }, now);
    await tx.signal(stepPlanned, { runId: run.id, step: run.step + 1, at });
  }

  private async noteWaiting(tx: Tx, run: RunRecord, now: Date): Promise<void> {
    if ((await this.repository.lastKind(tx, run.id)) !== 'waiting') await this.repository.write(tx, run.id, [{ kind: 'waiting' }], now);
  }

  /** Writes for the nearest who are not called why not, each once (decision 41: reasons can be read). */
  private async explainSkips(tx: Tx, run: RunRecord, need: OpenNeed, port: NeedPort, radiusKm: number): Promise<void> {
    const radiusM = need.helpType === 'phone' ? null : radiusKm * METRES;
    const near = await this.volunteers.nearest(tx, queryFor(run, need, radiusM, EXPLAIN_NEAREST));
    const open = await port.withOpenRequest(tx, need, near.map((volunteer) => volunteer.userId));
    const lines = near.flatMap((volunteer) => skippedLine(volunteer, skipReason(volunteer, need, open.has(volunteer.userId))));
    if (lines.length === 0) return;
    const told = await this.repository.writtenVolunteers(tx, run.id, 'skipped');
    await this.repository.write(tx, run.id, lines.filter((line) => !told.has(line.volunteerId)), this.clock.now());
  }
}

function queryFor(run: RunRecord, need: OpenNeed, radiusM: number | null, limit: number): CandidateQuery {
  return {
    need: { type: run.needType, id: run.needId }, seekerId: need.seekerId, lat: need.lat, lon: need.lon, radiusM, helpType: need.helpType,
    languages: need.languages, gender: need.gender, needsVehicle: need.needsVehicle, isUrgent: need.isUrgent, limit,
  };
}

/** Whether the alarm for a step is still worth anything: the run is at that step, and its moment has come. */
function isDue(run: RunRecord, expectedStep: number | null, now: Date): boolean {
  if (run.status !== 'running' || run.nextStepAt === null || run.nextStepAt > now) return false;
  return expectedStep === null || expectedStep === run.step;
}

function skippedLine(volunteer: NearbyVolunteer, reason: SkipReason | null): (TimelineLine & { volunteerId: number })[] {
  if (reason === null || reason === 'asked_before') return [];
  return [{ kind: 'skipped', volunteerId: volunteer.userId, data: { reason, distance: kilometres(volunteer.distanceM) } }];
}

function invitedLine({ candidate, reason }: Choice): TimelineLine {
  return { kind: 'invited', volunteerId: candidate.userId, data: { distance: kilometres(candidate.distanceM), recent: candidate.recentCalls, choice: reason } };
}

function kilometres(metres: number): number {
  return Math.round(metres / 100) / 10;
}
