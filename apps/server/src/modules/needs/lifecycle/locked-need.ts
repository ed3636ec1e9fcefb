import type { ApplicationStatus, Approval, ProgressStep } from '@karov/domain';
import type { Tx } from '../../../platform/signals/signals.js';
import type { AssignmentRecord } from '../assignments.repository.js';
import type { MessageContext } from '../messages/message-context.js';
import type { NeedRecord } from '../needs.repository.js';

/**
 * A need that is locked until the transaction ends, with its holder and the context that its origin gives.
 */
export interface LockedNeed {
  readonly need: NeedRecord;
  /** The volunteer who holds it, waiting or approved; null: nobody. */
  readonly hold: AssignmentRecord | null;
  readonly source: NeedSource;
}

/** Somebody who takes a need on. */
export interface Assignee {
  id: number;
  /** Metres from the need, where known. */
  distanceM: number | null;
  /** Their request in the event; null outside of events. */
  callId: number | null;
  /** When they said yes, where that was before now. */
  saidYesAt?: Date;
}

/** A call that has ended: the number behind its link, and whose it was. */
export interface EndedCall {
  callId: number;
  volunteerId: number;
}

/** What has just happened to a need. */
export type NeedStep = { actorId: number | null } & (
  | { kind: 'held'; assignee: Assignee; isApproved: Approval; decidedBy: number | null }
  | { kind: 'reserved'; assignee: Assignee }
  | { kind: 'approved'; hold: AssignmentRecord }
  | { kind: 'progressed'; step: ProgressStep }
  | { kind: 'put_back'; hold: AssignmentRecord; note: string | null }
  | { kind: 'ended'; hold: AssignmentRecord | null; status: ApplicationStatus; note: string | null }
  | { kind: 'handed_over' }
  | { kind: 'taken_over' }
  | { kind: 'given_back' }
  | { kind: 'passed_on'; toId: number }
);

/**
 * What differs by where a need came from; single requests and events give one each, for one need at a time.
 */
export interface NeedSource {
  readonly context: MessageContext;
  /** An emergency, or of an urgent kind of event (rules 70, 77). */
  readonly isUrgent: boolean;
  /** False in an event that has stopped: nobody is sought through it any more. */
  readonly isOn: boolean;
  /** Where the search begins; null: with the ring of the setting (rule 43). */
  readonly radiusKm: number | null;
  /** Whether an ordinary yes waits for staff. */
  needsApproval(): Promise<boolean>;
  /**
   * With whom a need is held or waited for: somebody who comes to an emergency of an event does so by their
   * call to it, whatever else they are there.
   */
  seat(assignee: Assignee): Promise<Assignee>;
  /** Keeps the origin's own rows equal, and writes what happened to its history. */
  follow(step: NeedStep): Promise<void>;
  /**
   * Ends the calls that nobody has answered, and with `withReserves` those of reserves; the volunteer left
   * out keeps theirs.
   */
  endCalls(exceptVolunteerId: number | null, withReserves: boolean): Promise<EndedCall[]>;
  /** The volunteers in reserve who can come now, the first yes first. */
  reserves(): Promise<Assignee[]>;
  /** Nobody holds it any more: the search goes on as the origin wants it. */
  searchOn(tx: Tx): Promise<void>;
  /** Tells everybody who looks at it to look again. */
  changed(tx: Tx, volunteerId: number | null): Promise<void>;
}
