import type { AuthRecord } from '@karov/api-client';
import type { Locale } from '@karov/domain';
import { locale, session } from '@karov/web';
import { act, cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { App } from '../src/app/app.js';

interface Visit {
  as?: AuthRecord;
  in?: Locale;
}

/**
 * Opens the whole portal at a path, as its visitor would; what was open before is closed, as in a browser
 * tab.
 */
export async function visit(
  path: string,
  { as: person, in: language = 'he-IL' }: Visit = {},
): Promise<UserEvent> {
  cleanup();
  locale.set(language);
  session.set(person ?? null);
  history.replaceState(null, '', path);
  await act(() => Promise.resolve(render(<App />)));
  return userEvent.setup();
}
