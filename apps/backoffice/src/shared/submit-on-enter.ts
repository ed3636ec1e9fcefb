import type { KeyboardEvent } from 'react';

/** Lets Enter submit a form from its native selects too, where browsers do not do so. */
export function submitOnEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  event.target.form?.requestSubmit();
}
