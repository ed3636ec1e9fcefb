import { lazy, Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { pageFor, pageOfPath, PAGES, type RouteName } from '@karov/domain';
import { session } from '../core/session.js';
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
  load: PageLoad;
}

type PageLoad = () => Promise<{ default: ComponentType }>;

/** Only in the table for its guards: everybody is sent on. */
function Nothing() {
  return null;
}

const here =
  (Component: ComponentType): PageLoad =>
  () =>
    Promise.resolve({ default: Component });

/** A page that says more than the others comes with its own words. */
function pageWith(areas: TextArea | readonly TextArea[], load: PageLoad): PageLoad {
  return async () => {
    const [page] = await Promise.all([load(), ...[areas].flat().map(wantTexts)]);
    return page;
  };
}

const ROUTES: readonly PortalRoute[] = [
  { page: 'Root', load: here(Nothing) },
  { page: 'Login', load: () => import('../features/sign-in/LoginChooserPage.js') },
  { page: 'UserLogin', load: () => import('../features/sign-in/UserLoginPage.js') },
  { page: 'VolunteerLogin', rest: '/:phone?', load: () => import('../features/sign-in/VolunteerLoginPage.js') },
  { page: 'SignInLink', rest: '/:code', load: pageWith('answers', () => import('../features/sign-in/SignInLinkPage.js')) },
  { page: 'Registration', load: pageWith('forms', () => import('../features/registration/help-seeker/RegistrationPage.js')) },
  { page: 'VolunteerRegistration', rest: '/:slug?', load: pageWith('forms', () => import('../features/registration/volunteer/VolunteerRegistrationPage.js')) },
  { page: 'ReferenceRegister', load: pageWith('forms', () => import('../features/registration/reference/ReferencePage.js')) },
  { page: 'Welcome', load: pageWith('forms', () => import('../features/welcome/WelcomePage.js')) },
  { page: 'accountRenew', rest: '/:id?', load: pageWith('forms', () => import('../features/renewal/RenewalPage.js')) },
  { page: 'AnswerNeed', rest: '/:code', load: pageWith('answers', () => import('../features/answer/AnswerNeedPage.js')) },
  { page: 'AnswerCall', rest: '/:code', load: pageWith('answers', () => import('../features/answer/AnswerCallPage.js')) },
  { page: 'AnswerHelpRequest', rest: '/:code', load: pageWith('answers', () => import('../features/answer/AnswerHelpRequestPage.js')) },
  { page: 'OpenVolunteering', load: pageWith('volunteering', () => import('../features/volunteering/open/OpenPage.js')) },
  { page: 'MyVolunteerBasket', load: pageWith('volunteering', () => import('../features/volunteering/basket/BasketPage.js')) },
  { page: 'Availability', load: pageWith('availability', () => import('../features/availability/AvailabilityPage.js')) },
  { page: 'Messages', load: pageWith('chat', () => import('../features/messages/MessagesPage.js')) },
  { page: 'Dashboard', load: pageWith('help', () => import('../features/dashboard/DashboardPage.js')) },
  { page: 'NewHelpRequest', load: pageWith(['forms', 'asking'], () => import('../features/help-request/HelpRequestPage.js')) },
  { page: 'VisitorHelpRequest', load: pageWith(['forms', 'asking'], () => import('../features/help-request/visitor/VisitorHelpPage.js')) },
  { page: 'OwnRequest', rest: '/:id?', load: pageWith('help', () => import('../features/own-request/OwnRequestPage.js')) },
  { page: 'Emergency', load: pageWith('help', () => import('../features/emergency/EmergencyPage.js')) },
  { page: 'VolunteerEventRequests', load: pageWith('volunteering', () => import('../features/event-requests/EventRequestsPage.js')) },
  { page: 'Notifications', load: () => import('../features/notifications/NotificationsPage.js') },
  { page: 'Profile', load: pageWith('forms', () => import('../features/profile/ProfilePage.js')) },
  { page: 'ProfileData', load: pageWith('forms', () => import('../features/profile/OwnDataPage.js')) },
  { page: 'HelpProfile', load: pageWith('forms', () => import('../features/profile/HelpProfilePage.js')) },
  { page: 'Contact', load: pageWith('forms', () => import('../features/contact/ContactPage.js')) },
  { page: 'UnsubscribeSms', rest: '/:code', load: pageWith('answers', () => import('../features/unsubscribe/UnsubscribeSmsPage.js')) },
  { page: 'UnsubscribeEmail', rest: '/:code', load: pageWith('answers', () => import('../features/unsubscribe/UnsubscribeEmailPage.js')) },
  { page: 'ReferenceLink', rest: '/:code', load: pageWith('answers', () => import('../features/reference-link/ReferenceLinkPage.js')) },
  { page: 'About', load: () => import('../features/pages/AboutPage.js') },
  { page: 'Instructions', load: () => import('../features/pages/InstructionsPage.js') },
  { page: 'Regulations', load: () => import('../features/pages/RegulationsPage.js') },
  { page: 'Accessibility', load: () => import('../features/pages/AccessibilityPage.js') },
  { page: 'VolunteerTerms', load: () => import('../features/pages/VolunteerTermsPage.js') },
  { page: 'PoliceConfirmation', load: () => import('../features/pages/PoliceConfirmationPage.js') },
  { page: 'SessionTest', load: () => import('../features/session-test/SessionTestPage.js') },
  { page: 'Forbidden', load: here(ForbiddenPage) },
];

const PAGE_ROUTES = ROUTES.map(({ load, ...route }) => ({ ...route, Component: lazy(load) }));

/** Fetches the page that a visitor will be shown at a path, while the words of all pages are still on their way. */
export function expectPage(path: string): void {
  const asked = pageOfPath(path);
  const shown = asked && pageFor(asked, session.get());
  ROUTES.find(({ page }) => page === shown)
    ?.load()
    .catch(() => null);
}

/** All pages of the portal; any unknown path shows 404 (rule 113). */
export function PortalRoutes() {
  return (
    <Suspense fallback={<Spinner />}>
      <Routes>
        {PAGE_ROUTES.map(({ page, rest = '', Component }) => (
          <Route
            key={page}
            path={PAGES[page].path + rest}
            element={
              <Guarded page={page}>
                <Component />
              </Guarded>
            }
          />
        ))}
        <Route path={`${PAGES.managerEvent.path}/*`} element={<StaffDoor />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
