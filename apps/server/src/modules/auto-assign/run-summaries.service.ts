import { Injectable } from '@nestjs/common';
import type { DispatchSummary } from '@karov/api-client';
import { VolunteersService } from '../volunteers/index.js';
import { DispatchStates } from '../events/index.js';
import { DispatchRepository } from './dispatch.repository.js';

/** How the runs for needs of events stand, for the lists and the map. */
@Injectable()
export class RunSummaries extends DispatchStates {
  constructor(
    private readonly volunteers: VolunteersService,
    private readonly repository: DispatchRepository,
  ) {
    super();
  }

  async summaries(requestIds: readonly number[]): Promise<Map<number, DispatchSummary>> {
    if (requestIds.length === 0) return new Map();
    const [runs, calls] = await Promise.all([
      this.repository.byNeeds('event_user_request', requestIds),
      this.volunteers.callCounts('event_user_request', requestIds),
    ]);
    return new Map(
      runs.map((run) => {
        const counts = calls.get(run.needId);
        return [run.needId, {
          run_id: run.id, status: run.status, ring: run.ring, radius_km: run.radiusKm, open_invitations: counts?.open ?? 0, asked: counts?.asked ?? 0,
          next_step_at: run.nextStepAt?.toISOString() ?? null,
        }];
      }),
    );
  }
}
