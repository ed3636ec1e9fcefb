import { LockScreen } from './lock-screen.js';
import { SessionEndNotice } from './session-end-notice.js';
import { useDeskState } from './session-state.js';

/** The lock of the desk, and the word that its session ends soon. */
export function DeskLock() {
  const { isLocked, hasPasskey, minutesLeft } = useDeskState();
  if (isLocked) return <LockScreen hasPasskey={hasPasskey} />;
  return minutesLeft === null ? null : <SessionEndNotice hasPasskey={hasPasskey} minutesLeft={minutesLeft} />;
}
