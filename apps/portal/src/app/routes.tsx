import { PAGES, pageFor, pageOfPath, type RouteName } from '@karov/domain';
import { session } from '@karov/web';
import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { plainPath, useLocation } from '../core/router.js';
import { type TextArea, wantTexts } from '../core/text.js';
import { Spinner } from '../design/spinner/spinner.js';
import { Guarded } from './guarded.js';
import { ForbiddenPage } from './pages/forbidden-page.js';
import { NotFoundPage } from './pages/not-found-page.js';
import { StaffDoor } from './staff-door.js';

interface PortalRoute {
  page: RouteName;
  /** the part after the page's own path */
  rest?: string;
  load: PageLoad;
}

type PageLoad = () => Promise<{ default: ComponentType }>;

/** Listed only for its guards, which redirect everybody. */
function Nothing() {
  return null;
}

const here =
  (Component: ComponentType): PageLoad =>
  () =>
    Promise.resolve({ default: Component });

/** Makes a page that fetches its own texts, for pages that need more texts than the others. */
function pageWith(areas: TextArea | readonly TextArea[], load: PageLoad): PageLoad {
  return async () => {
    const [page] = await Promise.all([load(), ...[areas].flat().map(wantTexts)]);
    return page;
  };
}

const ROUTES: readonly PortalRoute[] = [
  { page: 'Root', load: here(Nothing) },
  { page: 'Login', load: () => import('../features/sign-in/login-chooser-page.js') },
  { page: 'UserLogin', load: () => import('../features/sign-in/user-login-page.js') },
  {
    page: 'VolunteerLogin',
    rest: '/:phone?',
    load: () => import('../features/sign-in/volunteer-login-page.js'),
  },
  {
    page: 'SignInLink',
    rest: '/:code',
    load: pageWith('answers', () => import('../features/sign-in/sign-in-link-page.js')),
  },
  {
    page: 'OwnerQuestion',
    load: pageWith('answers', () => import('../features/sign-in/owner-question-page.js')),
  },
  {
    page: 'Registration',
    load: pageWith('forms', () => import('../features/registration/help-seeker/registration-page.js')),
  },
  {
    page: 'VolunteerRegistration',
    rest: '/:slug?',
    load: pageWith(
      'forms',
      () => import('../features/registration/volunteer/volunteer-registration-page.js'),
    ),
  },
  {
    page: 'ReferenceRegister',
    load: pageWith('forms', () => import('../features/registration/reference/reference-page.js')),
  },
  { page: 'Welcome', load: pageWith('forms', () => import('../features/welcome/welcome-page.js')) },
  { page: 'WhoAreYou', load: pageWith('forms', () => import('../features/who-are-you/who-are-you-page.js')) },
  { page: 'NameAtNumber', load: pageWith('forms', () => import('../features/who-are-you/name-page.js')) },
  {
    page: 'accountRenew',
    rest: '/:id?',
    load: pageWith('forms', () => import('../features/renewal/renewal-page.js')),
  },
  {
    page: 'AnswerNeed',
    rest: '/:code',
    load: pageWith('answers', () => import('../features/answer/answer-need-page.js')),
  },
  {
    page: 'AnswerCall',
    rest: '/:code',
    load: pageWith('answers', () => import('../features/answer/answer-call-page.js')),
  },
  {
    page: 'AnswerHelpRequest',
    rest: '/:code',
    load: pageWith('answers', () => import('../features/answer/answer-help-request-page.js')),
  },
  {
    page: 'OpenVolunteering',
    load: pageWith('volunteering', () => import('../features/volunteering/open/open-page.js')),
  },
  {
    page: 'MyVolunteerBasket',
    load: pageWith('volunteering', () => import('../features/volunteering/basket/basket-page.js')),
  },
  {
    page: 'Availability',
    load: pageWith('availability', () => import('../features/availability/availability-page.js')),
  },
  { page: 'Messages', load: pageWith('chat', () => import('../features/messages/messages-page.js')) },
  { page: 'Dashboard', load: pageWith('help', () => import('../features/dashboard/dashboard-page.js')) },
  {
    page: 'NewHelpRequest',
    load: pageWith(['forms', 'asking'], () => import('../features/help-request/help-request-page.js')),
  },
  {
    page: 'VisitorHelpRequest',
    load: pageWith(
      ['forms', 'asking'],
      () => import('../features/help-request/visitor/visitor-help-page.js'),
    ),
  },
  {
    page: 'OwnRequest',
    rest: '/:id?',
    load: pageWith('help', () => import('../features/own-request/own-request-page.js')),
  },
  { page: 'Emergency', load: pageWith('help', () => import('../features/emergency/emergency-page.js')) },
  {
    page: 'VolunteerEventRequests',
    load: pageWith('volunteering', () => import('../features/event-requests/event-requests-page.js')),
  },
  {
    page: 'Notifications',
    load: pageWith('chat', () => import('../features/notifications/notifications-page.js')),
  },
  { page: 'Profile', load: pageWith('forms', () => import('../features/profile/profile-page.js')) },
  { page: 'ProfileData', load: pageWith('forms', () => import('../features/profile/own-data-page.js')) },
  { page: 'HelpProfile', load: pageWith('forms', () => import('../features/profile/help-profile-page.js')) },
  { page: 'Contact', load: pageWith('forms', () => import('../features/contact/contact-page.js')) },
  {
    page: 'ContactLink',
    rest: '/:code',
    load: pageWith('forms', () => import('../features/contact/contact-link-page.js')),
  },
  {
    page: 'UnsubscribeSms',
    rest: '/:code',
    load: pageWith('answers', () => import('../features/unsubscribe/unsubscribe-sms-page.js')),
  },
  {
    page: 'UnsubscribeEmail',
    rest: '/:code',
    load: pageWith('answers', () => import('../features/unsubscribe/unsubscribe-email-page.js')),
  },
  {
    page: 'ReferenceLink',
    rest: '/:code',
    load: pageWith('answers', () => import('../features/reference-link/reference-link-page.js')),
  },
  { page: 'About', load: () => import('../features/pages/about-page.js') },
  { page: 'Instructions', load: () => import('../features/pages/instructions-page.js') },
  { page: 'Regulations', load: () => import('../features/pages/regulations-page.js') },
  { page: 'Accessibility', load: () => import('../features/pages/accessibility-page.js') },
  { page: 'VolunteerTerms', load: () => import('../features/pages/volunteer-terms-page.js') },
  { page: 'PoliceConfirmation', load: () => import('../features/pages/police-confirmation-page.js') },
  { page: 'SessionTest', load: () => import('../features/session-test/session-test-page.js') },
  { page: 'Forbidden', load: here(ForbiddenPage) },
];

const PAGE_ROUTES = ROUTES.map(({ load, ...route }) => ({ ...route, Component: lazy(load) }));

/** Fetches the code and the texts of the page at a path, before it is shown. */
export async function expectPage(path: string): Promise<void> {
  const asked = pageOfPath(path);
  const shown = asked && pageFor(asked, session.get());
  await ROUTES.find(({ page }) => page === shown)?.load();
}

/** All pages of the portal; any unknown path shows 404 (rule 113). */
export function PortalRoutes() {
  const { pathname } = useLocation();
  return (
    <Suspense fallback={<Spinner />}>
      <Switch location={plainPath(pathname)}>
        {PAGE_ROUTES.map(({ page, rest = '', Component }) => (
          <Route key={page} path={PAGES[page].path + rest}>
            <Guarded page={page}>
              <Component />
            </Guarded>
          </Route>
        ))}
        <Route path={`${PAGES.managerEvent.path}/*?`}>
          <StaffDoor />
        </Route>
        <Route>
          <NotFoundPage />
        </Route>
      </Switch>
    </Suspense>
  );
}
