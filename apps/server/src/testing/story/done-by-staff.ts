import { isRecord } from '@karov/domain';
import type { RecordedCall } from './recorder.js';

/** What a volunteer reads whose assignment staff have completed (rule 162). */
const DONE_BY_STAFF = /^קרוב: הצוות רשם שהבקשה .* הושלמה, ולכן אין צורך /;

/** A call without these messages, which nobody got when the story was recorded, and how many there were. */
export function withoutDoneByStaff(call: RecordedCall): { call: RecordedCall; told: number } {
  if (!Array.isArray(call.body)) return { call, told: 0 };
  const body: unknown[] = call.body;
  const kept = body.filter((message) => !(isRecord(message) && DONE_BY_STAFF.test(String(message['text']))));
  return { call: { ...call, body: kept }, told: body.length - kept.length };
}
