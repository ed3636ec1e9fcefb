import type { HelpType } from '@karov/domain';
import { type SingleNeed } from '../needs.repository.js';

/** What messages name: a single request's category, or an event's kind. */
export type Named =
  | {
      readonly kind: 'alone';
      readonly categoryId: number;
      readonly city: string;
      readonly address: string;
      readonly helpType: HelpType;
      /** The day and hour of a ride, or the last day of other help. */
      readonly arrivalDate: string | null;
      readonly arrivalTime: string | null;
      readonly expirationDate: string | null;
    }
  | {
      readonly kind: 'event';
      readonly eventListId: number;
      readonly city: string;
      readonly address: string;
      readonly helpType: HelpType;
      readonly isExercise: boolean;
    };

/** The parts from which an event's name is made. */
export interface NamedEvent {
  eventListId: number;
  city: string;
  addressText: string;
  typeOfHelpRequired: HelpType;
  isExercise: boolean;
}

/** What messages need to know about a need, as its source provides it. */
export interface MessageContext {
  readonly seekerId: number;
  /** The event of the need; null for a single request. */
  readonly event: { readonly id: number; readonly managerId: number } | null;
  /** The single request; null for a need of an event. */
  readonly applicationId: number | null;
  /** The district whose staff are notified. */
  readonly region: string;
  readonly isEmergency: boolean;
  /** Whether it is shown with high priority (rule 10). */
  readonly isPressing: boolean;
  /** From when messages about the need no longer wait for the morning; null if they never wait (rule 100). */
  readonly canWaitUntil: Date | null;
  /** The address where help is needed; empty if it is where the person lives. */
  readonly address: string;
  /** The page on which each side can read more; `ended` is the help seeker's page after the end. */
  readonly pages: {
    readonly seeker: string;
    readonly ended: string;
    readonly volunteer: string;
    readonly staff: string;
  };
  /** The name of the need in its messages. */
  readonly named: Named;
}

/** An event, as messages about the answers to its questions need it. */
export type ToldEvent = NamedEvent & { id: number; managerId: number; state: string };

/** An event's question to a help seeker; `keptAddress` is where help comes if the person has moved. */
export interface ToldQuestion {
  id: number;
  userId: number;
  isEmergency: boolean;
  keptAddress: string | null;
}

/**
 * What messages are about: a single request, or an event's question, whose place and staff are those of the
 * event.
 */
export type Told = { need: SingleNeed; event: null } | { need: ToldQuestion; event: ToldEvent };
