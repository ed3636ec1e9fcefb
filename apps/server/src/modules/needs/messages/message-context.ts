import type { HelpType } from '@karov/domain';

/** What messages call something by: a single request by its category, an event by its kind. */
export type Named =
  | {
      readonly kind: 'alone';
      readonly categoryId: number;
      readonly city: string;
      readonly address: string;
      readonly helpType: HelpType;
      /** A ride's day and hour, or the last day of other help. */
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

/** The context of a need for messages about it, as its source gives it. */
export interface MessageContext {
  readonly seekerId: number;
  /** The event in which it stands; null: it stands alone. */
  readonly event: { readonly id: number; readonly managerId: number } | null;
  /** The single request that it is; null: it stands in an event. */
  readonly applicationId: number | null;
  /** The district whose staff hear of it. */
  readonly region: string;
  readonly isEmergency: boolean;
  /** Shown as high (rule 10). */
  readonly isPressing: boolean;
  /**
   * The moment from which messages about it do not wait for the morning; null: they never wait (rule 100).
   */
  readonly canWaitUntil: Date | null;
  /** Where help comes to; empty: where the person lives. */
  readonly address: string;
  /** Where each side reads on; `ended`: the seeker, once it is over. */
  readonly pages: {
    readonly seeker: string;
    readonly ended: string;
    readonly volunteer: string;
    readonly staff: string;
  };
  /** What its messages call it. */
  readonly named: Named;
}
