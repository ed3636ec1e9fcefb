import { screen, waitFor, within } from '@testing-library/react';

export const STATUS = 'GET /event/requests/emergency';
export const RAISE = 'POST /event/requests/emergency';
export const BUTTON = 'חירום: לבקש עזרה מיד';

/** Returns the dialog of the emergency button, once it accepts presses. */
export async function question() {
  const asked = within(await screen.findByRole('dialog', { name: 'לבקש עזרה דחופה עכשיו?' }));
  const yes = asked.getByRole('button', { name: 'כן, לבקש עזרה עכשיו' });
  await waitFor(() => expect(yes.getAttribute('aria-disabled')).toBeNull());
  return asked;
}
