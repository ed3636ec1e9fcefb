import { lazy, Suspense, useState } from 'react';
import { Admin, CustomRoutes, memoryStore, Resource, type DataProvider } from 'react-admin';
import { Route } from 'react-router-dom';
import { DirectionProvider, useDirection } from '../shared/direction.js';
import { useIsAdmin } from '../shared/area.js';
import { Loading } from '../shared/ui/loading.js';
import { ApprovalList } from '../resources/approvals/approval-list.js';
import { ContactPage } from '../resources/contact/contact-page.js';
import { AboutPage, AccessibilityPage, InstructionsPage, RegulationsPage } from '../resources/pages/legal-pages.js';
import { EventForm } from '../resources/events/event-form-page.js';
import { EventList } from '../resources/events/event-list.js';
import { MessagesPage } from '../resources/messages/messages-page.js';
import { NotificationList } from '../resources/notifications/notification-list.js';
import { OrganizationFormPage } from '../resources/organizations/organization-form-page.js';
import { OrganizationList } from '../resources/organizations/organization-list.js';
import { ProfilePage } from '../resources/profile/profile-page.js';
import { UserList } from '../resources/users/user-list.js';
import { authProvider } from './auth-provider.js';
import { dataProvider } from './data-provider.js';
import { FirstScreen } from './first-screen.js';
import { i18nProvider } from './i18n-provider.js';
import { Layout } from './layout.js';
import { OtherAddress } from './other-address.js';
import { CrashPage, ForbiddenPage, NotFoundPage } from './message-pages.js';
import { makeQueryClient } from './query-client.js';
import { staffRoutes } from './staff-routes.js';
import { themeOf } from './theme.js';
import { Toasts } from './toasts.js';

const LoginPage = lazy(async () => ({ default: (await import('../login/login-page.js')).LoginPage }));
const EventMapPage = lazy(async () => ({ default: (await import('../resources/event-map/event-map-page.js')).EventMapPage }));

/** Fixed addresses whose screens stand at another one. */
const OTHER_ADDRESSES = new Map([
  ['/dashboard', '/'],
  ['/tasks', '/'],
  ['/notification-menu', '/notifications'],
  ['/users', '/volunteers-menu'],
  ['/users/:id', '/volunteers-menu/:id'],
]);

/** The specification's further entries of user management are presets of the one screen (rule 108). */
const PRESETS = new Map([['/user-management-menu', { role: 'user' }]]);

/** The back office: who may see what, and which screen stands at which address. */
export function App({ provider = dataProvider }: { provider?: DataProvider }) {
  return (
    <DirectionProvider>
      <Screens provider={provider} />
    </DirectionProvider>
  );
}

function Screens({ provider }: { provider: DataProvider }) {
  const direction = useDirection();
  const isAdmin = useIsAdmin();
  const [queryClient] = useState(makeQueryClient);
  const [store] = useState(memoryStore);
  return (
    <Admin
      authProvider={authProvider}
      dataProvider={provider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
      lightTheme={themeOf('light', direction)}
      darkTheme={themeOf('dark', direction)}
      layout={Layout}
      notification={Toasts}
      catchAll={NotFoundPage}
      error={({ resetErrorBoundary }) => <CrashPage resetErrorBoundary={() => resetErrorBoundary(undefined)} />}
      dashboard={FirstScreen}
      loading={Loading}
      loginPage={
        <Suspense fallback={<Loading />}>
          <LoginPage />
        </Suspense>
      }
      requireAuth
      disableTelemetry
    >
      <Resource name="events" list={EventList}>
        <Route path="add" element={<EventForm />} />
        <Route path="edit/:id" element={<EventForm />} />
        <Route
          path="map/:id"
          element={
            <Suspense fallback={<Loading />}>
              <EventMapPage />
            </Suspense>
          }
        />
      </Resource>
      {isAdmin && (
        <Resource name="organizations" list={OrganizationList}>
          <Route path="add" element={<OrganizationFormPage />} />
          <Route path="edit/:id" element={<OrganizationFormPage />} />
        </Resource>
      )}
      <Resource name="approvals" list={ApprovalList} />
      <Resource name="notifications" list={NotificationList} />
      <CustomRoutes>
        {staffRoutes(isAdmin)}
        {[...OTHER_ADDRESSES].map(([path, screen]) => (
          <Route key={path} path={path} element={<OtherAddress screen={screen} />} />
        ))}
        {[...PRESETS].map(([path, filter]) => (
          <Route key={path} path={path} element={<OtherAddress screen="/volunteers-menu" preset={filter} />} />
        ))}
        <Route path="/volunteers-menu/:id?" element={<UserList />} />
        <Route path="/messages" element={<MessagesPage />} />
        <Route path="/profile" element={<ProfilePage />} />
        <Route path="/contact-us" element={<ContactPage />} />
        <Route path="/about-menu" element={<AboutPage />} />
        <Route path="/instruction-menu" element={<InstructionsPage />} />
        <Route path="/regulations-menu" element={<RegulationsPage />} />
        <Route path="/accessibility-menu" element={<AccessibilityPage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/forbidden" element={<ForbiddenPage />} />
      </CustomRoutes>
    </Admin>
  );
}
