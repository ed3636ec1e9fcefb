import type { DueNotification } from './notifications.repository.js';

/** How the recipient can opt out of broadcasts: a page and, for mail programs, a one-click URL. */
export interface WayOut {
  url: string;
  oneClickUrl: string | null;
}

/**
 * What was decided about messages that are about to be sent, by id: why some must not be sent, and the
 * opt-out for each of the others.
 */
export interface GateAnswer {
  refused: ReadonlyMap<number, string>;
  ways: ReadonlyMap<number, WayOut>;
}

/**
 * What the log and the delivery of messages ask about broadcasts. It checks them just before they are sent:
 * people who have unsubscribed in the meantime get none (rule 177). The module `broadcasts`, which owns them, implements it.
 */
export abstract class BroadcastGate {
  abstract validate(due: readonly DueNotification[]): Promise<GateAnswer>;

  /** Returns the broadcasts in whose text a search term occurs, in upper or lower case. */
  abstract saying(search: string): Promise<number[]>;
}
