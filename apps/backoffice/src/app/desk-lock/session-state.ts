import { ApiError, jittered, type SessionState } from '@karov/api-client';
import { useFailures, useRead, useReads } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { useNow } from '../../shared/time.js';

const LOOK_MS = jittered(30_000);
const LOCKED = 423;
/** How long in advance the end of a session is announced (rule 99). */
const ANNOUNCED_MS = 15 * 60_000;
const SESSION_STATE_KEY = ['session-state'] as const;

interface Loaded {
  state: SessionState;
  /** how far the server's clock is ahead of this device's, in milliseconds */
  ahead: number;
}

/**
 * The state of the session: locked, or the minutes left if it ends soon; and whether a passkey can unlock it,
 * must unlock it, or must be added first.
 */
export interface DeskState {
  isLocked: boolean;
  hasPasskey: boolean;
  onlyPasskey: boolean;
  needsPasskey: boolean;
  /** true if the question about an old number must be answered first (rule 237) */
  isUnproven: boolean;
  minutesLeft: number | null;
}

/**
 * Whether the session is locked, and whether it is about to end. A call that is refused because of the lock,
 * a missing passkey or a missing answer updates this at once.
 */
export function useDeskState(): DeskState {
  const queries = useReads();
  const now = useNow(LOOK_MS / 2);
  const { data } = useRead({
    key: SESSION_STATE_KEY,
    read: async (signal): Promise<Loaded> => {
      const state = await api.get('/auth/session', { signal });
      return { state, ahead: Date.parse(state.server_time) - Date.now() };
    },
    refetchInterval: LOOK_MS,
  });

  useFailures(
    (error) => {
      if (error instanceof ApiError && error.status === LOCKED) void queries.again(SESSION_STATE_KEY);
    },
    { ofActs: true },
  );

  if (!data)
    return {
      isLocked: false,
      hasPasskey: false,
      onlyPasskey: false,
      needsPasskey: false,
      isUnproven: false,
      minutesLeft: null,
    };
  const { state, ahead } = data;
  const left = Date.parse(state.expires_at) - now - ahead;
  // Without a connection, the session is locked once the last announced time has passed.
  const isPast = state.locks_at !== null && Date.parse(state.locks_at) <= now + ahead;
  return {
    isLocked: state.is_locked || isPast,
    hasPasskey: state.has_passkey,
    onlyPasskey: state.only_passkey,
    needsPasskey: state.needs_passkey,
    isUnproven: state.is_limited,
    minutesLeft: left <= ANNOUNCED_MS ? Math.max(1, Math.ceil(left / 60_000)) : null,
  };
}
