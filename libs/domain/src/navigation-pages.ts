/**
 * Who may open a page: everybody, signed-out people (login pages redirect others; visitors' pages are not
 * found for others), everybody who is signed in, or the roles of one area.
 */
export type Access = 'public' | 'signed-out' | 'visitor' | 'signed-in' | 'volunteer' | 'admin';

export interface Page {
  path: string;
  access: Access;
  /** the page to open while this one does not exist */
  standIn?: RouteName;
}

/** The route names of rule 113; `BackOffice` is the first screen of the back office. */
export type RouteName =
  | 'Root'
  | 'Login'
  | 'UserLogin'
  | 'VolunteerLogin'
  | 'AdminLogin'
  | 'SignInLink'
  | 'OwnerQuestion'
  | 'Registration'
  | 'VolunteerRegistration'
  | 'ReferenceRegister'
  | 'Welcome'
  | 'WhoAreYou'
  | 'NameAtNumber'
  | 'Dashboard'
  | 'Notifications'
  | 'VolunteerEventRequests'
  | 'Profile'
  | 'ProfileData'
  | 'HelpProfile'
  | 'Contact'
  | 'ContactLink'
  | 'accountRenew'
  | 'OpenVolunteering'
  | 'MyVolunteerBasket'
  | 'Availability'
  | 'NewHelpRequest'
  | 'VisitorHelpRequest'
  | 'OwnRequest'
  | 'Emergency'
  | 'Messages'
  | 'About'
  | 'Instructions'
  | 'Regulations'
  | 'Accessibility'
  | 'VolunteerTerms'
  | 'PoliceConfirmation'
  | 'AnswerNeed'
  | 'AnswerCall'
  | 'AnswerHelpRequest'
  | 'UnsubscribeSms'
  | 'UnsubscribeEmail'
  | 'ReferenceLink'
  | 'SessionTest'
  | 'Forbidden'
  | '404'
  | 'BackOffice'
  | 'AdminProfile'
  | 'AdminCoverageMap'
  | 'managerEvent';

/**
 * Route names and their paths, without the parts that may follow, such as a code. A page with a stand-in does
 * not exist yet, but links to it are never dead.
 */
export const PAGES: Readonly<Record<RouteName, Page>> = {
  Root: { path: '/', access: 'public' },
  Login: { path: '/login', access: 'signed-out' },
  UserLogin: { path: '/user/login', access: 'signed-out' },
  VolunteerLogin: { path: '/volunteer/login', access: 'signed-out' },
  AdminLogin: { path: '/admin/login', access: 'signed-out' },
  SignInLink: { path: '/sign-in', access: 'public' },
  OwnerQuestion: { path: '/is-it-you', access: 'signed-in' },
  Registration: { path: '/registration', access: 'public' },
  VolunteerRegistration: { path: '/volunteer/registration', access: 'public' },
  ReferenceRegister: { path: '/reference/register', access: 'signed-in' },
  Welcome: { path: '/welcome', access: 'signed-in' },
  WhoAreYou: { path: '/who-are-you', access: 'signed-in' },
  NameAtNumber: { path: '/who-are-you/name', access: 'public' },
  Dashboard: { path: '/dashboard', access: 'signed-in' },
  Notifications: { path: '/notification-menu', access: 'signed-in' },
  VolunteerEventRequests: { path: '/volunteer/event-requests', access: 'volunteer' },
  Profile: { path: '/profile', access: 'signed-in' },
  ProfileData: { path: '/profile/data', access: 'signed-in' },
  HelpProfile: { path: '/profile/help', access: 'signed-in' },
  Contact: { path: '/contact-us', access: 'public' },
  ContactLink: { path: '/contact-us/conversation', access: 'public' },
  accountRenew: { path: '/volunteer/account/renew', access: 'volunteer' },
  OpenVolunteering: { path: '/volunteer/open-menu', access: 'volunteer' },
  MyVolunteerBasket: { path: '/volunteer/basket-menu', access: 'volunteer' },
  NewHelpRequest: { path: '/help-menu', access: 'signed-in' },
  Availability: { path: '/volunteer/availability', access: 'volunteer' },
  VisitorHelpRequest: { path: '/ask-for-help', access: 'visitor' },
  OwnRequest: { path: '/requests', access: 'signed-in' },
  Emergency: { path: '/emergency', access: 'signed-in' },
  Messages: { path: '/messages', access: 'signed-in' },
  About: { path: '/about-menu', access: 'public' },
  Instructions: { path: '/instruction-menu', access: 'public' },
  Regulations: { path: '/regulations-menu', access: 'public' },
  Accessibility: { path: '/accessibility-menu', access: 'public' },
  VolunteerTerms: { path: '/volunteer/terms', access: 'public' },
  PoliceConfirmation: { path: '/volunteer/police_confirmation_required', access: 'public' },
  AnswerNeed: { path: '/user/update-event-respond', access: 'public' },
  AnswerCall: { path: '/volunteer/update-status', access: 'public' },
  AnswerHelpRequest: { path: '/help/request', access: 'public' },
  UnsubscribeSms: { path: '/unsubscribe/sms', access: 'public' },
  UnsubscribeEmail: { path: '/unsubscribe/email', access: 'public' },
  ReferenceLink: { path: '/registered-by-other', access: 'public' },
  SessionTest: { path: '/get/session', access: 'public' },
  Forbidden: { path: '/forbidden', access: 'public' },
  '404': { path: '/404', access: 'public' },
  BackOffice: { path: '/admin', access: 'public' },
  AdminProfile: { path: '/admin/profile', access: 'admin' },
  AdminCoverageMap: { path: '/admin/coverage-map-menu', access: 'admin' },
  managerEvent: { path: '/events', access: 'signed-in', standIn: 'BackOffice' },
};

export const ROUTE_NAMES: readonly RouteName[] = Object.keys(PAGES).filter((name): name is RouteName =>
  Object.hasOwn(PAGES, name),
);

/** Returns the page that a name opens: the page itself, or its stand-in. */
export function openedPage(name: RouteName): RouteName {
  const { standIn } = PAGES[name];
  return standIn ? openedPage(standIn) : name;
}

/** Returns the page at a path of this site, or null; further parts may follow a page's path. */
export function pageOfPath(path: string): RouteName | null {
  const isUnder = (name: RouteName) =>
    path === PAGES[name].path || (name !== 'Root' && path.startsWith(`${PAGES[name].path}/`));
  const [closest] = ROUTE_NAMES.filter(isUnder).sort(
    (one, other) => PAGES[other].path.length - PAGES[one].path.length,
  );
  return closest ?? null;
}
