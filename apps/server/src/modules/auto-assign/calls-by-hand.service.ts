import { MINUTE } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import type { Tx } from '../../platform/signals/signals.js';
import type { Candidate } from '../volunteers/index.js';
import { choose, type DispatchPolicy, type OpenNeed, policyOf, widerRing } from './auto-assign.rules.js';
import { DispatchRepository, type RunRecord } from './dispatch.repository.js';
import { type NumberedRequest, RequestReachService } from './request-reach.service.js';
import { StepService } from './step.service.js';
import { handLine } from './timeline.js';
import { VolunteerSearchService } from './volunteer-search.service.js';

/**
 * Lets a coordinator call the next volunteers in the engine's order, at once and as many as the coordinator
 * wants (rule 76).
 */
@Injectable()
export class CallsByHandService {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly reach: RequestReachService,
    private readonly repository: DispatchRepository,
    private readonly search: VolunteerSearchService,
    private readonly steps: StepService,
  ) {}

  /**
   * Calls the next volunteers for a request; returns the number of calls.
   * @throws NOT_FOUND when it is out of reach, NOT_OPEN, NOBODY_LEFT
   */
  async callNext(caller: Caller, request: NumberedRequest, count: number): Promise<number> {
    const { needId, eventId } = await this.reach.needOf(caller, request);
    return needId === null ? fail('NOT_OPEN', { field: 'message' }) : this.call(needId, eventId, count);
  }

  private call(needId: number, eventId: number | null, count: number): Promise<number> {
    return this.database.transaction(async (tx) => {
      const need = await this.search.lockOpen({ needId, eventId });
      if (!need?.mayCall) return fail('NOT_OPEN', { field: 'message' });
      await this.repository.ensure(needId, this.clock.now());
      const locked = await this.repository.lockOf(needId);
      if (!locked) return fail('NOT_OPEN', { field: 'message' });
      const policy = policyOf(locked.settings, need);
      const { candidates, radiusKm } = await this.nearestRing(locked.run, need, policy, count);
      const chosen = choose(candidates, count, need.wishes).map(({ candidate }) => candidate);
      const called = await this.invite(tx, locked.run, need, chosen, {
        radiusKm,
        waitMinutes: policy.waitMinutes,
      });
      return called > 0 ? called : fail('NOBODY_LEFT', { field: 'message' });
    });
  }

  /**
   * Returns the first ring that has enough people, starting from the run's current one, or else the last
   * ring.
   */
  private async nearestRing(
    run: RunRecord,
    need: OpenNeed,
    policy: DispatchPolicy,
    count: number,
  ): Promise<{ candidates: Candidate[]; radiusKm: number }> {
    for (let position = { ring: run.ring, radiusKm: run.radiusKm }; ; ) {
      const { radiusKm } = position;
      const candidates = (await this.search.candidates([{ need, radiusKm }], count)).flat();
      const wider = candidates.length >= count ? null : widerRing(policy, position);
      if (!wider) return { candidates, radiusKm };
      position = wider;
    }
  }

  private async invite(
    tx: Tx,
    run: RunRecord,
    need: OpenNeed,
    chosen: readonly Candidate[],
    { radiusKm, waitMinutes }: { radiusKm: number; waitMinutes: number },
  ): Promise<number> {
    const now = this.clock.now();
    const waitUntil = addSeconds(now, waitMinutes * MINUTE);
    const called = await this.steps.call(
      tx,
      chosen.map((volunteer) => ({ need, volunteer, radiusKm, run, waitUntil })),
      now,
    );
    await this.repository.write(
      run.id,
      called.map(({ volunteer }) => handLine(volunteer, need.isPlaced)),
      now,
    );
    return called.length;
  }
}
