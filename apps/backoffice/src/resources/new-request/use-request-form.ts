import type { CategoryOption } from '@karov/api-client';
import { ownValue } from '@karov/domain';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { fieldErrorsOf, useAction } from '../../kit/use-action.js';
import { useText } from '../../shared/text.js';
import { useKeptRequest } from './kept-request.js';
import { openRequest } from './request-calls.js';
import { type Caller, type DraftFaults, faultsOf, formOf, type RequestDraft } from './request-draft.js';

/** The fields in the order of the screen. */
const ORDER: readonly string[] = [
  'category_id',
  'destination_address',
  'origin_address',
  'arrival_date',
  'arrival_time',
  'description',
  'expiration_date',
];
/** The errors to remove when another field is edited. */
const DEPENDENT: Readonly<Record<string, readonly string[]>> = {
  isOther: ['origin_address'],
  arrival_date: ['arrival_time'],
};

/** Returns the first text for each field in the server's answer. */
function serverFaults(error: unknown): DraftFaults {
  return Object.fromEntries(Object.entries(fieldErrorsOf(error)).map(([field, texts]) => [field, texts[0]]));
}

/**
 * The state of the second step: its fields, its errors, and sending. A double click opens only one request.
 */
export function useRequestForm(start: RequestDraft, caller: Caller, category: CategoryOption) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [, keep] = useKeptRequest();
  const [draft, setDraft] = useState(start);
  const [faults, setFaults] = useState<DraftFaults>({});
  const [attempt, setAttempt] = useState(0);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const action = useAction({
    run: () => openRequest({ ...formOf(draft, caller, category), idempotency_key: idempotencyKey }),
    onDone: () => {
      keep(null);
      notify(text('new_request.saved'), { type: 'success' });
      refresh();
      void navigate('/');
    },
  });

  const refuse = (found: DraftFaults) => {
    setFaults(found);
    setAttempt((count) => count + 1);
    if (found['category_id']) notify(found['category_id'], { type: 'error' });
  };
  const change = (part: Partial<RequestDraft>) => {
    const changed = { ...draft, ...part };
    setDraft(changed);
    keep({ caller, category, draft: changed });
    const cleared = Object.keys(part).flatMap((field) => [field, ...(ownValue(DEPENDENT, field) ?? [])]);
    setFaults((before) => ({ ...before, ...Object.fromEntries(cleared.map((field) => [field, undefined])) }));
  };
  const send = () => {
    const found = faultsOf(draft, caller, category, text);
    if (Object.keys(found).length > 0) return refuse(found);
    action.mutate(undefined, { onError: (error) => refuse(serverFaults(error)) });
  };
  const listed = Object.entries(faults)
    .flatMap(([fieldId, message]) => (message ? [{ fieldId, message }] : []))
    .toSorted((one, other) => ORDER.indexOf(one.fieldId) - ORDER.indexOf(other.fieldId));
  return { draft, change, faults, listed, attempt, send, isSending: action.isPending };
}
