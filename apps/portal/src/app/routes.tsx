import { lazy, Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { PAGES, type RouteName } from '@karov/domain';
import { wantTexts, type TextArea } from '../core/text.js';
import { Spinner } from '../design/spinner/Spinner.js';
import { Guarded } from './Guarded.js';
import { ForbiddenPage } from './pages/ForbiddenPage.js';
import { NotFoundPage } from './pages/NotFoundPage.js';
import { StaffDoor } from './StaffDoor.js';

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

/** A page that says more than the others comes with its own words. */
function pageWith(areas: TextArea | readonly TextArea[], load: () => Promise<{ default: ComponentType }>) {
  return lazy(async () => {
    const [page] = await Promise.all([load(), ...[areas].flat().map(wantTexts)]);
    return page;
  });
}

const ROUTES: readonly PortalRoute[] = [
  { page: 'Root', Component: Nothing },
  { page: 'Login', Component: lazy(() => import('../features/sign-in/LoginChooserPage.js')) },
  { page: 'UserLogin', Component: lazy(() => import('../features/sign-in/UserLoginPage.js')) },
  { page: 'VolunteerLogin', rest: '/:phone?', Component: lazy(() => import('../features/sign-in/VolunteerLoginPage.js')) },
  { page: 'Registration', Component: pageWith('forms', () => import('../features/registration/help-seeker/RegistrationPage.js')) },
  { page: 'VolunteerRegistration', rest: '/:slug?', Component: pageWith('forms', () => import('../features/registration/volunteer/VolunteerRegistrationPage.js')) },
  { page: 'ReferenceRegister', Component: pageWith('forms', () => import('../features/registration/reference/ReferencePage.js')) },
  { page: 'accountRenew', rest: '/:id?', Component: pageWith('forms', () => import('../features/renewal/RenewalPage.js')) },
  { page: 'AnswerNeed', rest: '/:code', Component: pageWith('answers', () => import('../features/answer/AnswerNeedPage.js')) },
  { page: 'AnswerCall', rest: '/:code', Component: pageWith('answers', () => import('../features/answer/AnswerCallPage.js')) },
  { page: 'AnswerHelpRequest', rest: '/:code', Component: pageWith('answers', () => import('../features/answer/AnswerHelpRequestPage.js')) },
  { page: 'OpenVolunteering', Component: pageWith('volunteering', () => import('../features/volunteering/open/OpenPage.js')) },
  { page: 'MyVolunteerBasket', Component: pageWith('volunteering', () => import('../features/volunteering/basket/BasketPage.js')) },
  { page: 'Availability', Component: pageWith('availability', () => import('../features/availability/AvailabilityPage.js')) },
  { page: 'Messages', Component: pageWith('chat', () => import('../features/messages/MessagesPage.js')) },
  { page: 'Dashboard', Component: pageWith('help', () => import('../features/dashboard/DashboardPage.js')) },
  { page: 'NewHelpRequest', Component: pageWith(['forms', 'asking'], () => import('../features/help-request/HelpRequestPage.js')) },
  { page: 'VisitorHelpRequest', Component: pageWith(['forms', 'asking'], () => import('../features/help-request/visitor/VisitorHelpPage.js')) },
  { page: 'OwnRequest', rest: '/:id?', Component: pageWith('help', () => import('../features/own-request/OwnRequestPage.js')) },
  { page: 'Emergency', Component: pageWith('help', () => import('../features/emergency/EmergencyPage.js')) },
  { page: 'VolunteerEventRequests', Component: pageWith('volunteering', () => import('../features/event-requests/EventRequestsPage.js')) },
  { page: 'Notifications', Component: lazy(() => import('../features/notifications/NotificationsPage.js')) },
  { page: 'Profile', Component: pageWith('forms', () => import('../features/profile/ProfilePage.js')) },
  { page: 'ProfileData', Component: pageWith('forms', () => import('../features/profile/OwnDataPage.js')) },
  { page: 'HelpProfile', Component: pageWith('forms', () => import('../features/profile/HelpProfilePage.js')) },
  { page: 'Contact', Component: pageWith('forms', () => import('../features/contact/ContactPage.js')) },
  { page: 'UnsubscribeSms', rest: '/:code', Component: pageWith('answers', () => import('../features/unsubscribe/UnsubscribeSmsPage.js')) },
  { page: 'UnsubscribeEmail', rest: '/:code', Component: pageWith('answers', () => import('../features/unsubscribe/UnsubscribeEmailPage.js')) },
  { page: 'About', Component: lazy(() => import('../features/pages/AboutPage.js')) },
  { page: 'Instructions', Component: lazy(() => import('../features/pages/InstructionsPage.js')) },
  { page: 'Regulations', Component: lazy(() => import('../features/pages/RegulationsPage.js')) },
  { page: 'Accessibility', Component: lazy(() => import('../features/pages/AccessibilityPage.js')) },
  { page: 'VolunteerTerms', Component: lazy(() => import('../features/pages/VolunteerTermsPage.js')) },
  { page: 'PoliceConfirmation', Component: lazy(() => import('../features/pages/PoliceConfirmationPage.js')) },
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
        <Route path={`${PAGES.managerEvent.path}/*`} element={<StaffDoor />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
