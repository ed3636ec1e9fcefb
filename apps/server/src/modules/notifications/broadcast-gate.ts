import type { DueNotification } from './notifications.repository.js';

/** The recipient's opt-out from broadcasts: a page, and for mail programs a one-click URL. */
export interface WayOut {
  url: string;
  oneClickUrl: string | null;
}

/**
 * The decision about messages that are about to be sent, by id: why some must not be sent, and the opt-out
 * for each of the others.
 */
export interface GateAnswer {
  refused: ReadonlyMap<number, string>;
  ways: ReadonlyMap<number, WayOut>;
}

/**
 * Checks broadcasts just before they leave: people who have unsubscribed meanwhile get none (rule 177).
 * `broadcasts`, which owns them, provides it.
 */
export abstract class BroadcastGate {
  abstract validate(due: readonly DueNotification[]): Promise<GateAnswer>;
}
