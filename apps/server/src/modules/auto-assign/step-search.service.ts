import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/signals/signals.js';
import { VolunteersService, type Candidate, type CandidateQuery } from '../volunteers/index.js';
import { skipReason } from './auto-assign.rules.js';
import type { RunRecord } from './dispatch.repository.js';
import type { NeedPort, OpenNeed } from './need-port.js';
import { skippedLine, type SkippedLine } from './step-lines.js';

const LOOK_AT = 50;
const LOOK_AT_MOST = 3200;
const EXPLAIN_NEAREST = 10;

/** What a step finds around its need. Radii are in metres, null for any distance. */
@Injectable()
export class StepSearch {
  constructor(private readonly volunteers: VolunteersService) {}

  /** The nearest who may be called; looks further while all that were found have a call open in the same event. */
  async candidates(tx: Tx, run: RunRecord, need: OpenNeed, port: NeedPort, radiusM: number | null, wanted: number): Promise<Candidate[]> {
    for (let limit = LOOK_AT; ; limit *= 4) {
      const found = await this.volunteers.nearestEligible(tx, queryFor(run, need, radiusM, limit));
      const open = await port.withOpenRequest(
        tx,
        need,
        found.map((candidate) => candidate.userId),
      );
      const free = found.filter((candidate) => !open.has(candidate.userId));
      if (free.length >= wanted || found.length < limit || limit >= LOOK_AT_MOST) return free;
    }
  }

  /** Why the nearest who are not called are not (rule 41: reasons can be read). */
  async skips(tx: Tx, run: RunRecord, need: OpenNeed, port: NeedPort, radiusM: number | null): Promise<SkippedLine[]> {
    const near = await this.volunteers.nearest(tx, queryFor(run, need, radiusM, EXPLAIN_NEAREST));
    const open = await port.withOpenRequest(
      tx,
      need,
      near.map((volunteer) => volunteer.userId),
    );
    return near.flatMap((volunteer) => skippedLine(volunteer, skipReason(volunteer, need, open.has(volunteer.userId))));
  }
}

function queryFor(run: RunRecord, need: OpenNeed, radiusM: number | null, limit: number): CandidateQuery {
  return {
    needId: run.needId,
    seekerId: need.seekerId,
    lat: need.lat,
    lon: need.lon,
    radiusM,
    helpType: need.helpType,
    languages: need.languages,
    gender: need.gender,
    needsVehicle: need.needsVehicle,
    isUrgent: need.isUrgent,
    rideAt: need.rideAt,
    isEmergency: need.isEmergency,
    limit,
  };
}
