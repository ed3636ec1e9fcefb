import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { FakeApi, one } from './fake-api.js';
import { anEventDetail, noChanges } from './fixtures.js';

/** A server for the console of event 7, for admins and managers. */
export function consoleServer(detail = anEventDetail()): FakeApi {
  const api = new FakeApi();
  for (const area of ['admin', 'manager']) {
    api.on(`GET /${area}/events/7`, one(detail));
    api.on(`GET /${area}/events/7/changes`, one(noChanges()));
    api.on(`GET /${area}/events/7/story`, one({ lines: [], next: null }));
  }
  return api;
}

/** Chooses an entry of a row's menu. */
export async function fromMenu(user: UserEvent, name: string, act: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
}

/** Presses a button of the confirmation dialog. */
export async function confirm(name: string): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name }));
}
