import type { SkipReason, TimelineKind } from '@karov/domain';
import type { Candidate, NearbyVolunteer } from '../volunteers/index.js';
import type { Choice } from './auto-assign.rules.js';
import type { TimelineLine } from './dispatch.repository.js';

/** Why somebody is not called. */
export type SkippedLine = TimelineLine & { volunteerId: number };

/**
 * What a step has to tell, in the order in which it happened; it is written together with what the step
 * decides.
 */
export class StepLines {
  private waiting: TimelineLine[] = [];
  private readonly skipped = new Set<number>();
  private newest: TimelineKind | null = null;

  add(...lines: readonly TimelineLine[]): void {
    this.waiting.push(...lines);
    this.newest = lines.at(-1)?.kind ?? this.newest;
  }

  /** Adds why volunteers are not called, each once in a run; `told` are those of earlier steps. */
  addSkips(skips: readonly SkippedLine[], told: ReadonlySet<number>): void {
    const unknown = skips.filter(
      ({ volunteerId }) => !told.has(volunteerId) && !this.skipped.has(volunteerId),
    );
    for (const { volunteerId } of unknown) this.skipped.add(volunteerId);
    this.add(...unknown);
  }

  /** The kind of the newest line of this step, or null while there is none. */
  get last(): TimelineKind | null {
    return this.newest;
  }

  /** Hands over what is not written yet. */
  take(): TimelineLine[] {
    const lines = this.waiting;
    this.waiting = [];
    return lines;
  }
}

/** Why somebody near is not called; nothing for those who fit or were asked before. */
export function skippedLine(volunteer: NearbyVolunteer, reason: SkipReason | null): SkippedLine[] {
  if (reason === null || reason === 'asked_before') return [];
  return [
    {
      kind: 'skipped',
      volunteerId: volunteer.userId,
      data: { reason, distance: kilometres(volunteer.distanceM) },
    },
  ];
}

/** The volunteers whom a step calls, and why. */
export function invitedLine({ candidate, reason, missed }: Choice): TimelineLine {
  const data = {
    distance: kilometres(candidate.distanceM),
    recent: candidate.recentCalls,
    choice: reason,
    missed: missed.join(' '),
  };
  return { kind: 'invited', volunteerId: candidate.userId, data };
}

/** The volunteers whom a coordinator calls. */
export function handLine({ userId, distanceM }: Candidate): TimelineLine {
  return { kind: 'called_by_hand', volunteerId: userId, data: { distance: kilometres(distanceM) } };
}

function kilometres(metres: number): number {
  return Math.round(metres / 100) / 10;
}
