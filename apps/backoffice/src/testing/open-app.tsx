import { AUTH_KEY, LOCALE_KEY } from '@karov/api-client';
import type { Locale, Role } from '@karov/domain';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../app/app.js';
import { i18nProvider } from '../app/i18n-provider.js';
import { aSession } from './fixtures.js';

/** Screens load when first opened, which takes a busy machine some time. */
configure({ asyncUtilTimeout: 40_000 });

interface Opening {
  role?: Role | null;
  locale?: Locale;
}

/** Opens the whole back office at an address, signed in as a role, in a language. */
export async function openApp(address: string, { role = 'admin', locale = 'en-US' }: Opening = {}) {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(LOCALE_KEY, locale);
  if (role) localStorage.setItem(AUTH_KEY, JSON.stringify(aSession(role)));
  await i18nProvider.changeLocale(locale);
  const router = createMemoryRouter([{ path: '*', element: <App /> }], { initialEntries: [address] });
  const view = render(<RouterProvider router={router} useTransitions={false} />);
  return { ...view, router, user: userEvent.setup() };
}
