import type { TextParams } from '@karov/i18n';
import type { Texts } from '../../notifications/index.js';
import type { NeedText } from './need-triggers.js';

/** The context of a need for messages about it; each origin of needs gives one. */
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
  /** A text in both languages, with the names that the origin gives to things. */
  texts(text: NeedText, params: TextParams): Promise<Texts>;
}
