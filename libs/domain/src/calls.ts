import { KEYS } from './help-profile/option-lists.js';

/** The keys of a telephone by which a call is answered (rule 180). */
export const CALL_KEYS = { yes: '1', no: '2', again: '9' } as const;

/** The keys that answer a test by a call: it was heard, or no more of the kind (rule 210). */
export const TEST_KEYS = { heard: '1', noMore: '3' } as const;

/**
 * Whether somebody may be called by a machine, from what they told (rule 181): ways of talking that name a
 * telephone allow it, others forbid it, and where none is named it is forbidden for people who are deaf or
 * hard of hearing.
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
