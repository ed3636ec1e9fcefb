import type { BasketRow } from '@karov/api-client';
import { api } from '../../../core/api.js';
import type { Key } from '../../../core/text.js';
import { ACT_WORDS, actLabel } from '../../../shared/go-there/act-words.js';

/** A volunteer's actions on an accepted request, named after its abilities. */
export type BasketAct = 'on_way' | 'arrived' | 'complete' | 'withdraw' | 'leave_reserve';
export const BASKET_ACTS: readonly BasketAct[] = [
  'on_way',
  'arrived',
  'complete',
  'withdraw',
  'leave_reserve',
];

/** Returns the label of an action's button, and the words of its confirmation. */
export function wordsOf(act: BasketAct, isByPhone: boolean, isThere = false): { label: Key; done: Key } {
  return act === 'leave_reserve'
    ? { label: actLabel('withdraw', isByPhone), done: 'volunteering.declined' }
    : { label: actLabel(act, isByPhone, isThere), done: ACT_WORDS[act].done };
}

/** Carries out an action; `note` is the volunteer's reason for not coming. */
export async function carryOut(act: BasketAct, row: BasketRow, note = ''): Promise<void> {
  if (act === 'complete')
    await api.act('PUT', '/volunteer/applications/{id}', { params: { path: { id: row.application_id } } });
  else if (act === 'leave_reserve')
    await api.act('POST', '/volunteer/application-users', {
      body: { application_id: row.application_id, is_approved: 2 },
    });
  else if (act === 'withdraw')
    await api.act('PATCH', '/volunteer/application-users/{id}', {
      params: { path: { id: row.id } },
      body: { cannot_come: true, ...(note === '' ? {} : { note }) },
    });
  else
    await api.act('PATCH', '/volunteer/application-users/{id}', {
      params: { path: { id: row.id } },
      body: { progress: act },
    });
}

/** Reports whether the help went well; `note` says what went wrong. */
export async function sayHowItWas(row: BasketRow, isWell: boolean, note = ''): Promise<void> {
  await api.act('POST', '/applications/{id}/feedback', {
    params: { path: { id: row.application_id } },
    body: { is_well: isWell ? 1 : 0, ...(note === '' ? {} : { note }) },
  });
}
