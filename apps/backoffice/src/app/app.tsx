import { useSession } from '@karov/web';
import { CssBaseline, ThemeProvider } from '@mui/material';
import { createTheme } from '@mui/material/styles';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { CoreAdmin, CustomRoutes, type DataProvider } from 'react-admin';
import { Route } from 'react-router-dom';
import { deskStore } from '../kit/desk-store.js';
import { makeQueryClient } from '../kit/query-client.js';
import { useIsAdmin } from '../shared/area.js';
import { DirectionProvider, useDirection } from '../shared/direction.js';
import { useColorMode } from '../shared/look/color-choice.js';
import { Loading } from '../shared/ui/loading.js';
import { authProvider } from './auth-provider.js';
import { dataProvider } from './data-provider.js';
import { i18nProvider } from './i18n-provider.js';
import { Layout } from './layout.js';
import { CrashPage, ForbiddenPage, NotFoundPage } from './message-pages.js';
import { OtherAddress } from './other-address.js';
import { closedResources, resources } from './resources.js';
import * as screens from './screens.js';
import { staffRoutes } from './staff-routes.js';
import { themeOf } from './theme.js';
import { Toasts } from './toasts.js';

/** Addresses that redirect to a screen at another address. */
const OTHER_ADDRESSES = new Map([
  ['/dashboard', '/'],
  ['/tasks', '/#stream'],
  ['/notification-menu', '/notifications'],
  ['/users', '/volunteers-menu'],
  ['/users/:id', '/volunteers-menu/:id'],
]);

/**
 * The other menu entries that the specification has for user management: each is a preset of one screen (rule
 * 108).
 */
const PRESETS = new Map([['/user-management-menu', { role: 'user' }]]);

/** The back office: its access checks and its routes. */
export function App({ provider = dataProvider }: { provider?: DataProvider }) {
  return (
    <DirectionProvider>
      <Colors>
        <Screens provider={provider} />
      </Colors>
    </DirectionProvider>
  );
}

/** Provides the theme, with the reader's writing direction and the colours chosen on this device. */
function Colors({ children }: { children: ReactNode }) {
  const direction = useDirection();
  const mode = useColorMode();
  const theme = useMemo(() => createTheme(themeOf(mode, direction)), [mode, direction]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}

function Screens({ provider }: { provider: DataProvider }) {
  const isAdmin = useIsAdmin();
  const [queryClient] = useState(makeQueryClient);
  const personId = useSession()?.id ?? null;
  const store = useMemo(() => deskStore(personId), [personId]);
  return (
    <CoreAdmin
      authProvider={authProvider}
      dataProvider={provider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
      layout={Layout}
      catchAll={NotFoundPage}
      error={({ resetErrorBoundary }) => (
        <CrashPage resetErrorBoundary={() => resetErrorBoundary(undefined)} />
      )}
      dashboard={screens.FirstScreen}
      loading={Loading}
      loginPage={
        <>
          <Suspense fallback={<Loading />}>
            <screens.LoginPage />
          </Suspense>
          <Toasts />
        </>
      }
      requireAuth
      disableTelemetry
    >
      {resources(isAdmin)}
      <CustomRoutes>
        {staffRoutes(isAdmin)}
        {!isAdmin && closedResources()}
        {[...OTHER_ADDRESSES].map(([path, screen]) => (
          <Route key={path} path={path} element={<OtherAddress screen={screen} />} />
        ))}
        {[...PRESETS].map(([path, filter]) => (
          <Route
            key={path}
            path={path}
            element={<OtherAddress screen="/volunteers-menu" preset={filter} />}
          />
        ))}
        <Route path="/messages" element={<screens.MessagesPage />} />
        <Route path="/profile" element={<screens.ProfilePage />} />
        <Route path="/contact-us" element={<screens.ContactPage />} />
        <Route path="/about-menu" element={<screens.AboutPage />} />
        <Route path="/instruction-menu" element={<screens.InstructionsPage />} />
        <Route path="/regulations-menu" element={<screens.RegulationsPage />} />
        <Route path="/accessibility-menu" element={<screens.AccessibilityPage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/forbidden" element={<ForbiddenPage />} />
      </CustomRoutes>
    </CoreAdmin>
  );
}
