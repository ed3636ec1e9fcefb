import { Injectable } from '@nestjs/common';
import type { DispatchSummary } from '@karov/api-client';
import type { NeedType } from '@karov/domain';
import { ApplicationDispatchStates } from '../applications/index.js';
import { DispatchStates } from '../events/index.js';
import { VolunteersService } from '../volunteers/index.js';
import { DispatchRepository } from './dispatch.repository.js';

/** How runs stand, for lists and maps. */
@Injectable()
export class RunSummaries {
  constructor(
    private readonly volunteers: VolunteersService,
    private readonly repository: DispatchRepository,
  ) {}

  /** By the need's number; needs without a run are left out. */
  async of(type: NeedType, needIds: readonly number[]): Promise<Map<number, DispatchSummary>> {
    if (needIds.length === 0) return new Map();
    const [runs, calls] = await Promise.all([this.repository.byNeeds(type, needIds), this.volunteers.callCounts(type, needIds)]);
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
          },
        ];
      }),
    );
  }
}

/** The runs of needs in events, as the module of events asks for them. */
@Injectable()
export class EventRunSummaries extends DispatchStates {
  constructor(private readonly runs: RunSummaries) {
    super();
  }

  summaries(requestIds: readonly number[]): Promise<Map<number, DispatchSummary>> {
    return this.runs.of('event_user_request', requestIds);
  }
}

/** The runs of single requests, as the module of applications asks for them. */
@Injectable()
export class ApplicationRunSummaries extends ApplicationDispatchStates {
  constructor(private readonly runs: RunSummaries) {
    super();
  }

  ofApplications(applicationIds: readonly number[]): Promise<Map<number, DispatchSummary>> {
    return this.runs.of('application', applicationIds);
  }
}
