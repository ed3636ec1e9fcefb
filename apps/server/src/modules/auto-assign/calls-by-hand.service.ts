import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import type { Tx } from '../../platform/signals/signals.js';
import { AdminApplications } from '../applications/index.js';
import { EventNeeds, EventsService } from '../events/index.js';
import { VolunteersService, type Candidate } from '../volunteers/index.js';
import { choose, policyOf, widerRing, type DispatchPolicy } from './auto-assign.rules.js';
import { DispatchRepository, type RunRecord } from './dispatch.repository.js';
import type { NeedPort, OpenNeed } from './need-port.js';
import { NeedPorts } from './need-ports.js';
import { handLine } from './step-lines.js';
import { StepSearch } from './step-search.service.js';

const METRES = 1000;
const MINUTE = 60;

/** A coordinator calls the next of those whom the engine would call, at once and as many as they want (rule 76). */
@Injectable()
export class CallsByHand {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly applications: AdminApplications,
    private readonly events: EventsService,
    private readonly eventNeeds: EventNeeds,
    private readonly volunteers: VolunteersService,
    private readonly repository: DispatchRepository,
    private readonly ports: NeedPorts,
    private readonly search: StepSearch,
  ) {}

  /** Calls the next for a single request; answers how many were called. @throws NOT_FOUND out of reach, NOT_OPEN, NOBODY_LEFT */
  async forApplication(caller: Caller, id: number, count: number): Promise<number> {
    await this.applications.require(caller, id);
    return this.call(id, null, count);
  }

  /** Calls the next for a need of an event; answers how many were called. @throws NOT_FOUND out of reach, NOT_OPEN, NOBODY_LEFT */
  async forEventNeed(caller: Caller, id: number, count: number): Promise<number> {
    const request = await this.eventNeeds.placeOf(id);
    if (!request) return fail('NOT_FOUND');
    await this.events.require(caller, request.eventId);
    return request.needId === null ? fail('NOT_OPEN', { field: 'message' }) : this.call(request.needId, request.eventId, count);
  }

  private call(id: number, eventId: number | null, count: number): Promise<number> {
    const port = this.ports.of({ eventId });
    return this.database.transaction(async (tx) => {
      const need = await port.lockOpen(tx, id, true);
      if (!need?.mayCall) return fail('NOT_OPEN', { field: 'message' });
      await this.repository.ensure(tx, id, this.clock.now());
      const locked = await this.repository.lockOf(tx, id);
      if (!locked) return fail('NOT_OPEN', { field: 'message' });
      const policy = policyOf(locked.settings, need.isUrgent);
      const { candidates, radiusKm } = await this.nearestRing(tx, locked.run, need, port, policy, count);
      const chosen = choose(candidates, count, need.wishes).map(({ candidate }) => candidate);
      if (chosen.length === 0) return fail('NOBODY_LEFT', { field: 'message' });
      await this.invite(tx, locked.run, need, port, chosen, { radiusKm, waitMinutes: policy.waitMinutes });
      return chosen.length;
    });
  }

  /** The first ring from where the run stands that has enough people, or the last. */
  private async nearestRing(
    tx: Tx,
    run: RunRecord,
    need: OpenNeed,
    port: NeedPort,
    policy: DispatchPolicy,
    count: number,
  ): Promise<{ candidates: Candidate[]; radiusKm: number }> {
    const isAnyDistance = need.helpType === 'phone';
    for (let position = { ring: run.ring, radiusKm: run.radiusKm }; ; ) {
      const { radiusKm } = position;
      const candidates = await this.search.candidates(tx, run, need, port, isAnyDistance ? null : radiusKm * METRES, count);
      const wider = isAnyDistance || candidates.length >= count ? null : widerRing(policy, position);
      if (!wider) return { candidates, radiusKm };
      position = wider;
    }
  }

  private async invite(
    tx: Tx,
    run: RunRecord,
    need: OpenNeed,
    port: NeedPort,
    chosen: readonly Candidate[],
    { radiusKm, waitMinutes }: { radiusKm: number; waitMinutes: number },
  ): Promise<void> {
    const now = this.clock.now();
    const waitUntil = addSeconds(now, waitMinutes * MINUTE);
    const calls = await this.volunteers.recordCalls(
      tx,
      run.needId,
      chosen.map(({ userId, distanceM }) => ({
        volunteerId: userId,
        step: run.step,
        ring: run.ring,
        distanceM,
        calledAt: now,
        waitUntil,
      })),
    );
    const callIds = new Map(calls.map(({ callId, volunteerId }) => [volunteerId, callId]));
    for (const candidate of chosen) {
      const callId = callIds.get(candidate.userId);
      if (callId !== undefined) await port.call(tx, need, { ...candidate, callId }, radiusKm);
    }
    await this.repository.write(tx, run.id, chosen.map(handLine), now);
  }
}
