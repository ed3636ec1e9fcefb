import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses an action in the menu of a row. */
export async function pressInMenu(
  user: UserEvent,
  name: string | RegExp,
  act: string | RegExp,
): Promise<void> {
  await user.click(
    await screen.findByRole('button', { name: typeof name === 'string' ? `More acts: ${name}` : name }),
  );
  await user.click(await screen.findByRole('menuitem', { name: act }));
}
