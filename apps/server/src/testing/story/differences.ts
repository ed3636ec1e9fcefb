import { isRecord, ownValue } from '@karov/domain';
import type { RecordedCall } from './recorder.js';

/** One field whose value is different in another run; undefined if it was missing. */
export interface Difference {
  /** the number of the call in the story, counted from 1 */
  step: number;
  call: string;
  path: string;
  before: unknown;
  after: unknown;
}

/** Returns all differences between two recordings, field by field. */
export function differencesOf(before: readonly RecordedCall[], after: readonly RecordedCall[]): Difference[] {
  const steps = Array.from({ length: Math.max(before.length, after.length) }, (_, index) => index);
  return steps.flatMap((index) =>
    fieldsOf('', before[index], after[index]).map((field) => ({
      step: index + 1,
      call: after[index]?.call ?? before[index]?.call ?? '',
      ...field,
    })),
  );
}

type Field = Omit<Difference, 'step' | 'call'>;

function fieldsOf(path: string, before: unknown, after: unknown): Field[] {
  if (Array.isArray(before) && Array.isArray(after) && !(isTexts(before) && isTexts(after))) {
    const length = Math.max(before.length, after.length);
    return Array.from({ length }, (_, index) =>
      fieldsOf(`${path}.${index}`, before[index], after[index]),
    ).flat();
  }
  if (isRecord(before) && isRecord(after) && !Array.isArray(before)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      fieldsOf(`${path}.${name}`, ownValue(before, name), ownValue(after, name)),
    );
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
}

/** Whether a list consists of words, such as abilities; such a list is compared as a whole. */
function isTexts(list: readonly unknown[]): boolean {
  return list.every((item) => typeof item === 'string');
}
