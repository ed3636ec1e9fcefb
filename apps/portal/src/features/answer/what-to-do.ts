import type { Key } from '../../core/text.js';

/** Says what to do with a call, and what follows; help by telephone reveals no address (rule 124). */
export function whatToDo(isByPhone: boolean, isUrgent: boolean): Key {
  if (isByPhone) return 'answer.whatToDoByPhone';
  return isUrgent ? 'answer.whatToDoUrgent' : 'answer.whatToDo';
}
