import { isRecord } from '@karov/domain';
import { isWaitingApproval, type RecordedCall } from './recorder.js';

/** What a volunteer reads whose assignment staff have completed (rule 162). */
const DONE_BY_STAFF = /^קרוב: הצוות רשם שהבקשה .* הושלמה, ולכן אין צורך /;

/** A call without the lines that no rule knew when the story was recorded, and how many of them there were. */
export interface TrimmedCall {
  call: RecordedCall;
  toldByStaff: number;
  approvals: number;
}

/** Takes out of a call what staff's completing tells (rule 162), and the acceptances in the stream of what waits (rule 166). */
export function withoutAddedSince(call: RecordedCall): TrimmedCall {
  const lines = linesOf(call.body);
  const toldByStaff = lines.filter(isDoneByStaff).length;
  const approvals = lines.filter(isWaitingApproval).length;
  if (toldByStaff + approvals === 0) return { call, toldByStaff, approvals };
  const kept = lines.filter((line) => !isDoneByStaff(line) && !isWaitingApproval(line));
  return { call: { ...call, body: isRecord(call.body) ? { ...call.body, data: kept } : kept }, toldByStaff, approvals };
}

/** The messages of a moment are a list, a list of the API is the data of its answer. */
function linesOf(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body;
  return isRecord(body) && Array.isArray(body['data']) ? body['data'] : [];
}

function isDoneByStaff(line: unknown): boolean {
  return isRecord(line) && DONE_BY_STAFF.test(String(line['text']));
}
