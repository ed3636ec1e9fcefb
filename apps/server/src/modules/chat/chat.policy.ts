import { isStaff } from '@karov/domain';
import type { Caller } from '../../platform/security/caller.js';
import type { Reach } from '../regions/index.js';
import type { ChatView } from './chat.types.js';

/**
 * Returns which conversations a caller may see: staff those within their reach (rules 37, 51), everybody else
 * their own.
 */
export function viewOf(caller: Caller, reach: Reach): ChatView {
  if (!isStaff(caller.role)) return { kind: 'own', userId: caller.userId };
  return reach.isManager
    ? { kind: 'managed', userId: caller.userId, states: reach.states ?? [] }
    : { kind: 'districts', userId: caller.userId, states: reach.states };
}
