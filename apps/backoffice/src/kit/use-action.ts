import { ApiError, NetworkError, ValidationError } from '@karov/api-client';

import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { isOnline, OfflineError } from '../shared/connection.js';
import { useText } from '../shared/text.js';

/** Entries of a 422 that concern no field (rule 143). */
const OF_NO_FIELD = ['message', 'error', 'key error'];

/** The fields whose errors a screen shows: these, or whichever there are. */
type Shows = readonly string[] | 'every field';

/** The errors of fields, in words. */
export type FieldTexts = Readonly<Record<string, string>>;

const isShown = (field: string, shows: Shows): boolean =>
  shows === 'every field' ? !OF_NO_FIELD.includes(field) : shows.includes(field);

/** Returns the first text of each field of a failure that a screen shows. */
export function shownFaults(error: unknown, shows: Shows): FieldTexts {
  return Object.fromEntries(
    Object.entries(error instanceof ApiError ? error.errors : {}).flatMap(([field, [first]]) =>
      first !== undefined && isShown(field, shows) ? [[field, first]] : [],
    ),
  );
}

/** What the screen does not show, so that no refusal is silence. */
function toastOf(error: ValidationError, shows: Shows): string {
  const fields = Object.keys(error.errors);
  if (fields.length === 0) return error.message;
  const hidden = fields.flatMap((field) => (isShown(field, shows) ? [] : (error.firstError(field) ?? [])));
  return [...new Set(hidden)].join(' ');
}

/**
 * Returns a function that reports a failure as the error catalogue requires (rule 143): an ended session
 * redirects to the sign-in; the entries of a 422 that the screen does not show itself become a toast; everything
 * else is shown as the general toast.
 */
export function useFailure(shows: Shows): (error: unknown) => Promise<void> {
  const text = useText();
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();

  return async (error) => {
    if (await logoutIfAccessDenied(error)) return;
    if (error instanceof OfflineError) return notify(text('connection.refused'), { type: 'error' });
    if (error instanceof NetworkError)
      return notify(text(isOnline() ? 'common.errors.unanswered' : 'common.errors.network'), {
        type: 'error',
      });
    if (!(error instanceof ValidationError)) return notify(text('common.errors.generic'), { type: 'error' });
    const toast = toastOf(error, shows);
    if (toast) notify(toast, { type: 'error' });
  };
}

/** Returns the first text for each field of a failure, without what concerns no field. */
export const fieldTextsOf = (error: unknown): FieldTexts => shownFaults(error, 'every field');

interface ActionOptions<Input, Result> {
  run: (input: Input) => Promise<Result>;
  onDone?: (result: Result, input: Input) => void | Promise<void>;
  /** the fields whose errors its screen shows, from `faults` or `fault`; those of others become a toast */
  shows?: Shows;
}

const NOTHING: Shows = [];

/**
 * A change on the server, with the error handling of the whole back office. It cannot start again while it
 * runs, so a double click makes only one change. Nor is it reset before it ends, so no press is silently
 * ignored.
 */
export function useAction<Input = void, Result = unknown>({
  run,
  onDone,
  shows = NOTHING,
}: ActionOptions<Input, Result>) {
  const failure = useFailure(shows);
  const isRunning = useRef(false);
  const mutation = useMutation<Result, unknown, Input>({
    // without a connection the change fails at once, instead of being queued where nobody sees it
    networkMode: 'always',
    mutationFn: (input) => (isOnline() ? run(input) : Promise.reject(new OfflineError())),
    onSuccess: (result, input) => onDone?.(result, input),
    onError: (error) => failure(error),
    onSettled: () => {
      isRunning.current = false;
    },
  });
  const mutate: typeof mutation.mutate = (...input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(...input);
  };
  const reset = (): void => {
    if (!isRunning.current) mutation.reset();
  };
  const faults = shownFaults(mutation.error, shows);
  return { ...mutation, mutate, reset, faults, fault: Object.values(faults)[0] };
}
