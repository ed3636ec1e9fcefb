import { type EventUserStatus, NEED_RESPONSES, type NeedResponse } from './event-requests.js';

/** The fields of a help seeker's request in an event that decide whether to visit them, and where. */
export interface Door {
  id: number;
  status: EventUserStatus;
  respond: NeedResponse;
  /** since when the person is without help after the event was stopped */
  left_since: string | null;
  user: { street: string; city: string; is_concealed?: true };
}

/**
 * Whether somebody visits this person: they need help, the need has not ended or a stopped event left them
 * without help, and they are not concealed from the caller (rules 49, 79, 155).
 */
export function isGoneTo({ status, respond, left_since: leftSince, user }: Door): boolean {
  return (
    respond === NEED_RESPONSES.needsHelp &&
    (status === 'pending' || status === 'assigned' || leftSince !== null) &&
    !user.is_concealed
  );
}

/** A street, and a house number if there is one. */
export interface StreetParts {
  name: string;
  number: string;
}

/** Splits "הגפן 3א" and "12 Herzl St" into parts. */
export function streetParts(street: string): StreetParts {
  const written = street.trim();
  const atEnd = /^(.*?)[\s,]+(\d\S*)$/.exec(written);
  if (atEnd) return { name: atEnd[1] ?? '', number: atEnd[2] ?? '' };
  const atStart = /^(\d\S*)\s+(.+)$/.exec(written);
  return atStart ? { name: atStart[2] ?? '', number: atStart[1] ?? '' } : { name: written, number: '' };
}

const collator = new Intl.Collator('he', { numeric: true });

/**
 * Returns the people of an event to visit from door to door, in walking order: by town, street and number
 * (rule 170).
 */
export function doorList<Need extends Door>(needs: readonly Need[]): Need[] {
  return needs
    .filter(isGoneTo)
    .map((need) => ({ need, ...streetParts(need.user.street) }))
    .toSorted(
      (one, other) =>
        collator.compare(one.need.user.city, other.need.user.city) ||
        collator.compare(one.name, other.name) ||
        collator.compare(one.number, other.number) ||
        one.need.id - other.need.id,
    )
    .map(({ need }) => need);
}
