import { tidyOwnAddress } from '@karov/web';
import '@fontsource-variable/assistant';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/app.js';
import { loadReactAdminTexts } from './app/i18n-provider.js';
import { keepTextsLoaded } from './shared/text.js';

const BASE = '/admin';

async function start(): Promise<void> {
  tidyOwnAddress();
  const router = createBrowserRouter([{ path: '*', element: <App /> }], { basename: BASE });
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no place for the app');
  await keepTextsLoaded();
  // Without transitions, because they would let navigations starve: signing out re-renders faster than one of
  // them can finish.
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} useTransitions={false} />
    </StrictMode>,
  );
  await loadReactAdminTexts().catch(() => null);
}

void start();
