import { LockScreen } from './lock-screen.js';
import { PasskeyNeeded } from './passkey-needed.js';
import { SessionEndNotice } from './session-end-notice.js';
import { useDeskState } from './session-state.js';

/** The lock of the desk, the passkey that has to be added first, and the word that its session ends soon. */
export function DeskLock() {
  const { isLocked, hasPasskey, onlyPasskey, needsPasskey, minutesLeft } = useDeskState();
  if (isLocked) return <LockScreen hasPasskey={hasPasskey} onlyPasskey={onlyPasskey} />;
  if (needsPasskey) return <PasskeyNeeded />;
  return minutesLeft === null ? null : <SessionEndNotice hasPasskey={hasPasskey} onlyPasskey={onlyPasskey} minutesLeft={minutesLeft} />;
}
