import type { DispatchSummary } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import { DispatchStates } from '../needs/index.js';
import { VolunteerCallsRepository } from '../volunteers/index.js';
import { DispatchRepository } from './dispatch.repository.js';

/** The state of runs, for lists and maps. */
@Injectable()
export class RunSummariesService extends DispatchStates {
  constructor(
    private readonly calls: VolunteerCallsRepository,
    private readonly repository: DispatchRepository,
  ) {
    super();
  }

  movedSince(needIds: readonly number[], since: Date): Promise<number[]> {
    return this.repository.movedSince(needIds, since);
  }

  restingOf(needIds: readonly number[]): Promise<Map<number, Date>> {
    return this.repository.restingOf(needIds);
  }

  async summaries(needIds: readonly number[]): Promise<Map<number, DispatchSummary>> {
    if (needIds.length === 0) return new Map();
    const [runs, calls] = await Promise.all([this.repository.byNeeds(needIds), this.calls.counts(needIds)]);
    return new Map(
      runs.map((run) => {
        const counts = calls.get(run.needId);
        return [
          run.needId,
          {
            run_id: run.id,
            status: run.status,
            ring: run.ring,
            radius_km: run.radiusKm,
            open_invitations: counts?.open ?? 0,
            asked: counts?.asked ?? 0,
            next_step_at: run.nextStepAt?.toISOString() ?? null,
            is_resting: run.isResting && run.status === 'running',
          },
        ];
      }),
    );
  }
}
