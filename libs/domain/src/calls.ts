import { KEYS } from './help-profile/option-lists.js';

/** The telephone keys that answer a call (rule 180). */
export const CALL_KEYS = { yes: '1', no: '2', again: '9' } as const;

/**
 * The keys that answer a test call: the message was heard, or no more calls of this kind are wanted (rule
 * 210).
 */
export const TEST_KEYS = { heard: '1', noMore: '3' } as const;

/**
 * Whether a person may get automated calls, by their own statements (rule 181): allowed if their ways of
 * communicating include a telephone, forbidden if they include only others. If none is stated, calls are
 * forbidden for people who are deaf or hard of hearing.
 */
export function takesCalls({
  tools,
  disabilities,
}: {
  tools: readonly string[];
  disabilities: readonly string[];
}): boolean {
  if (tools.length > 0) return tools.includes(KEYS.phoneCall);
  return !disabilities.includes(KEYS.hearing);
}
