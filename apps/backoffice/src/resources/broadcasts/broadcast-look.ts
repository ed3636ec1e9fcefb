import type { BroadcastRow } from '@karov/api-client';
import type { Tone } from '@karov/design';
import type { Translate } from '../../shared/text.js';

const LOOKS = {
  waiting: 'waiting',
  sending: 'info',
  stopped: 'neutral',
  done: 'done',
} as const satisfies Record<BroadcastRow['state'], Tone>;

/** How the state of a broadcast looks. */
export function broadcastState(state: BroadcastRow['state'], text: Translate): { tone: Tone; label: string } {
  return { tone: LOOKS[state], label: text(`broadcasts.states.${state}`) };
}

/**
 * Whether the broadcast can still change: even a stopped broadcast finishes messages that a provider already
 * has.
 */
export function isUnderWay({ state, counts }: Pick<BroadcastRow, 'state' | 'counts'>): boolean {
  return state === 'waiting' || state === 'sending' || counts.sending > 0;
}

/** What became of the messages: those that went, those that failed, were cancelled, or are still to go. */
export function resultsOf({ counts }: Pick<BroadcastRow, 'counts'>) {
  return {
    sent: counts.sent + counts.delivered + counts.read,
    failed: counts.failed,
    cancelled: counts.cancelled,
    left: counts.queued + counts.sending,
  };
}

const OURS = {
  'broadcast:unsubscribed': 'unsubscribed',
  'broadcast:stopped': 'stopped',
  'broadcast:erased': 'erased',
  'twilio:21610': 'refused',
} as const;
const OUR_REASONS: ReadonlyMap<string, (typeof OURS)[keyof typeof OURS]> = new Map(Object.entries(OURS));

/** Why a message did not arrive, in words. */
export function reasonWords(code: string, text: Translate): string {
  const known = OUR_REASONS.get(code);
  return known ? text(`broadcasts.errors.${known}`) : text('broadcasts.errors.provider', { code });
}
