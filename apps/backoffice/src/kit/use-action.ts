import { ApiError, NetworkError, ValidationError } from '@karov/api-client';

import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { isOnline, OfflineError } from '../shared/connection.js';
import { useText } from '../shared/text.js';

/** Entries of a 422 that are shown as toasts, not below a field (rule 143). */
const TOASTED = ['message', 'error', 'key error'];

/** The errors of fields, in words. */
export type FieldTexts = Readonly<Record<string, string>>;

function toastOf(error: ValidationError): string | null {
  const entry = TOASTED.map((field) => error.firstError(field)).find((text) => text !== null);
  return entry ?? (Object.keys(error.errors).length === 0 ? error.message || null : null);
}

/**
 * Returns a function that reports a failure as the error catalogue requires (rule 143): an ended session
 * redirects to the sign-in; the `message` and `error` entries of a 422 are shown as toasts, and its other
 * entries are left to the form; everything else is shown as the general toast.
 */
export function useFailure(): (error: unknown) => Promise<void> {
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
    const toast = toastOf(error);
    if (toast) notify(toast, { type: 'error' });
  };
}

/** Returns the texts of a failed action by field, to show below the fields. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, readonly string[]>> {
  return error instanceof ApiError ? error.errors : {};
}

/** Returns the first text for each field of a failed action, without those shown as toasts. */
export function fieldTextsOf(error: unknown): FieldTexts {
  return Object.fromEntries(
    Object.entries(fieldErrorsOf(error)).flatMap(([field, [first]]) =>
      first === undefined || TOASTED.includes(field) ? [] : [[field, first]],
    ),
  );
}

/** Returns the first text of a failed action for any field; for forms with a single field. */
export function fieldErrorOf(error: unknown): string | undefined {
  return Object.entries(fieldErrorsOf(error)).find(([field]) => !TOASTED.includes(field))?.[1][0];
}

interface ActionOptions<Input, Result> {
  run: (input: Input) => Promise<Result>;
  onDone?: (result: Result, input: Input) => void | Promise<void>;
}

/**
 * A change on the server, with the error handling of the whole back office. It cannot start again while it
 * runs, so a double click makes only one change. Nor is it reset before it ends, so no press is silently
 * ignored.
 */
export function useAction<Input = void, Result = unknown>({ run, onDone }: ActionOptions<Input, Result>) {
  const failure = useFailure();
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
  return { ...mutation, mutate, reset };
}
