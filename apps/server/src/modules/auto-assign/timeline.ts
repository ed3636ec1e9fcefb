import { type Locale, SKIP_REASONS, type SkipReason, type TimelineKind, WISH_KINDS } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { momentWords } from '../needs/index.js';
import type { Candidate, NearbyVolunteer } from '../volunteers/index.js';
import type { Choice } from './auto-assign.rules.js';
import type { TimelineEntryEntity } from './timeline-entry.entity.js';

/** A timeline line to be written; {@link sentence} puts it into words. */
export interface TimelineLine {
  kind: TimelineKind;
  volunteerId?: number;
  data?: Record<string, number | string>;
}

/** The line that explains why a volunteer is not called. */
export type SkippedLine = TimelineLine & { volunteerId: number };

/** The timeline lines of a step, in the order of events; they are written together with its decision. */
export class StepLines {
  private waiting: TimelineLine[] = [];
  private readonly skipped = new Set<number>();
  private newest: TimelineKind | null = null;

  add(...lines: readonly TimelineLine[]): void {
    this.waiting.push(...lines);
    this.newest = lines.at(-1)?.kind ?? this.newest;
  }

  /**
   * Adds the reasons why volunteers are not called, each once in a run; `told` are the volunteers explained
   * in earlier steps.
   */
  addSkips(skips: readonly SkippedLine[], told: ReadonlySet<number>): void {
    const unknown = skips.filter(
      ({ volunteerId }) => !told.has(volunteerId) && !this.skipped.has(volunteerId),
    );
    for (const { volunteerId } of unknown) this.skipped.add(volunteerId);
    this.add(...unknown);
  }

  /** The kind of the newest line of this step, or null when there is none. */
  get last(): TimelineKind | null {
    return this.newest;
  }

  /** Returns the lines not written yet. */
  take(): TimelineLine[] {
    const lines = this.waiting;
    this.waiting = [];
    return lines;
  }
}

/** The reason why a volunteer nearby is not called; null for volunteers who fit or were called before. */
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

/** The line about the volunteers whom a step calls, and why. */
export function invitedLine({ candidate, reason, missed }: Choice, isPlaced: boolean): TimelineLine {
  const data = {
    ...(isPlaced && { distance: kilometres(candidate.distanceM) }),
    recent: candidate.recentCalls,
    choice: reason,
    missed: missed.join(' '),
  };
  return { kind: 'invited', volunteerId: candidate.userId, data };
}

/** The line about the volunteers whom a coordinator calls. */
export function handLine({ userId, distanceM }: Candidate, isPlaced: boolean): TimelineLine {
  return {
    kind: 'called_by_hand',
    volunteerId: userId,
    data: { ...(isPlaced && { distance: kilometres(distanceM) }) },
  };
}

function kilometres(metres: number): number {
  return Math.round(metres / 100) / 10;
}

/**
 * Puts one line into words: what happened and why. One volunteer's distances to several needs would reveal
 * where they live, so a concealed volunteer has none (rule 81).
 */
export function sentence(
  line: Pick<TimelineEntryEntity, 'kind' | 'data'>,
  locale: Locale,
  isConcealed: boolean,
): string {
  const { data } = line;
  // Without a place of the need there is no distance either.
  const isHiddenWay = isConcealed || data['distance'] === undefined;
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

/** The wishes that the called volunteer does not meet; empty when all are met. */
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
