import { lazy, Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { PAGES, type RouteName } from '@karov/domain';
import { Spinner } from '../design/spinner/Spinner.js';
import { Guarded } from './Guarded.js';
import { ForbiddenPage } from './pages/ForbiddenPage.js';
import { NotFoundPage } from './pages/NotFoundPage.js';

interface PortalRoute {
  page: RouteName;
  /** what follows the page's own path */
  rest?: string;
  Component: ComponentType;
}

/** Only in the table for its guards: everybody is sent on. */
function Nothing() {
  return null;
}

const ROUTES: readonly PortalRoute[] = [
  { page: 'Root', Component: Nothing },
  { page: 'Login', Component: lazy(() => import('../features/sign-in/LoginChooserPage.js')) },
  { page: 'UserLogin', Component: lazy(() => import('../features/sign-in/UserLoginPage.js')) },
  { page: 'VolunteerLogin', rest: '/:phone?', Component: lazy(() => import('../features/sign-in/VolunteerLoginPage.js')) },
  { page: 'AnswerNeed', rest: '/:code', Component: lazy(() => import('../features/answer/AnswerNeedPage.js')) },
  { page: 'AnswerCall', rest: '/:code', Component: lazy(() => import('../features/answer/AnswerCallPage.js')) },
  { page: 'Dashboard', Component: lazy(() => import('../features/dashboard/DashboardPage.js')) },
  { page: 'VolunteerEventRequests', Component: lazy(() => import('../features/event-requests/EventRequestsPage.js')) },
  { page: 'Notifications', Component: lazy(() => import('../features/notifications/NotificationsPage.js')) },
  { page: 'SessionTest', Component: lazy(() => import('../features/session-test/SessionTestPage.js')) },
  { page: 'Forbidden', Component: ForbiddenPage },
];

/** All pages of the portal; any unknown path shows 404 (part 1 §2.1). */
export function PortalRoutes() {
  return (
    <Suspense fallback={<Spinner />}>
      <Routes>
        {ROUTES.map(({ page, rest = '', Component }) => (
          <Route key={page} path={PAGES[page].path + rest} element={<Guarded page={page}><Component /></Guarded>} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
