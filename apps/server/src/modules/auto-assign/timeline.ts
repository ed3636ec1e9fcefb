import { type Locale, SKIP_REASONS, type SkipReason, type TimelineKind, WISH_KINDS } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { momentWords } from '../needs/index.js';
import type { Candidate, NearbyVolunteer } from '../volunteers/index.js';
import type { Choice } from './auto-assign.rules.js';
import type { TimelineEntryEntity } from './timeline-entry.entity.js';

/** One line of a timeline to be written; `sentence` says it in words. */
export interface TimelineLine {
  kind: TimelineKind;
  volunteerId?: number;
  data?: Record<string, number | string>;
}

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

/**
 * One line in words: what happened and why. The ways of one volunteer to several needs would tell where they
 * live, so of somebody hidden there are none (rule 81).
 */
export function sentence(
  line: Pick<TimelineEntryEntity, 'kind' | 'data'>,
  locale: Locale,
  isHiddenWay: boolean,
): string {
  const { data } = line;
  if (line.kind === 'skipped') {
    const reason = toSkipReason(data['reason']);
    return serverText(locale, 'timeline.skipped', {
      reason: reason ? serverText(locale, `timeline.reasons.${reason}`) : '',
    });
  }
  if (line.kind === 'invited') {
    return (
      serverText(locale, isHiddenWay ? 'timeline.invitedSomewhere' : 'timeline.invited', {
        ...data,
        choice: serverText(locale, CHOICE_TEXTS[toChoice(data['choice'])]),
      }) + missedText(data['missed'], locale)
    );
  }
  if (line.kind === 'called_by_hand' && isHiddenWay) return serverText(locale, 'timeline.calledSomewhere');
  if (line.kind === 'resting')
    return serverText(locale, 'timeline.resting', momentWords(new Date(String(data['until']))));
  return serverText(locale, `timeline.${line.kind}`, data);
}

const CHOICE_TEXTS = {
  nearest: 'timeline.choiceNearest',
  rested: 'timeline.choiceRested',
  wishes: 'timeline.choiceWishes',
  shared: 'timeline.choiceShared',
} as const;

function toChoice(value: unknown): keyof typeof CHOICE_TEXTS {
  return value === 'rested' || value === 'wishes' || value === 'shared' ? value : 'nearest';
}

/** Which wishes the one who was called does not meet; nothing where all are met. */
function missedText(value: unknown, locale: Locale): string {
  const words = String(value ?? '').split(' ');
  const missed = WISH_KINDS.filter((kind) => words.includes(kind)).map((kind) =>
    serverText(locale, `timeline.wishes.${kind}`),
  );
  return missed.length === 0
    ? ''
    : ` ${serverText(locale, 'timeline.missed', { wishes: missed.join(', ') })}`;
}

function toSkipReason(value: unknown): SkipReason | null {
  return SKIP_REASONS.find((reason) => reason === value) ?? null;
}
