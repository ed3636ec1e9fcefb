import { LockScreen } from './lock-screen.js';
import { OwnerQuestionCover } from './owner-question-cover.js';
import { PasskeyNeeded } from './passkey-needed.js';
import { SessionEndNotice } from './session-end-notice.js';
import { useDeskState } from './session-state.js';

/**
 * Covers the screen when necessary: with the lock, the question about an old number, the passkey that must be
 * added first, or the notice that the session ends soon.
 */
export function DeskLock() {
  const { isLocked, hasPasskey, onlyPasskey, needsPasskey, isUnproven, minutesLeft } = useDeskState();
  if (isLocked) return <LockScreen hasPasskey={hasPasskey} onlyPasskey={onlyPasskey} />;
  if (isUnproven) return <OwnerQuestionCover />;
  if (needsPasskey) return <PasskeyNeeded />;
  return minutesLeft === null ? null : (
    <SessionEndNotice hasPasskey={hasPasskey} onlyPasskey={onlyPasskey} minutesLeft={minutesLeft} />
  );
}
