import type { DueNotification } from './notifications.repository.js';

/**
 * How the receiver of a broadcast ends broadcasts: a page, and for mail programs an address that does it by
 * one call.
 */
export interface WayOut {
  url: string;
  oneClickUrl: string | null;
}

/**
 * The fate of messages that are about to leave, by their numbers: why some must not, and the way out that
 * stands in each of the others.
 */
export interface GateAnswer {
  refused: ReadonlyMap<number, string>;
  ways: ReadonlyMap<number, WayOut>;
}

/**
 * Checks broadcasts just before they leave: people who have unsubscribed meanwhile get none (rule 177).
 * `broadcasts` provides it, which owns them.
 */
export abstract class BroadcastGate {
  abstract validate(due: readonly DueNotification[]): Promise<GateAnswer>;
}
