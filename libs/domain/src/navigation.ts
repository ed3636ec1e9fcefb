import { isAdmin, type Role } from './roles.js';

/** What navigation needs to know of the person signed in; an auth record has all of it. */
export interface Visitor {
  role: Role;
  is_active: 0 | 1;
  is_freeze: 0 | 1;
  is_volunteer_information: boolean;
  disability_id: readonly number[];
}

/** Who may open a page: everybody, only who is signed out, everybody signed in, or one area. */
type Access = 'public' | 'signed-out' | 'signed-in' | 'volunteer' | 'admin';

interface Page {
  path: string;
  access: Access;
  /** the page that is opened until this one is built */
  standIn?: RouteName;
}

/** The route names of part 1 §2.1; `BackOffice` is the other front's first screen. */
export type RouteName =
  | 'Root' | 'Login' | 'UserLogin' | 'VolunteerLogin' | 'AdminLogin'
  | 'Dashboard' | 'Notifications' | 'VolunteerEventRequests'
  | 'AnswerNeed' | 'AnswerCall' | 'SessionTest' | 'Forbidden' | '404'
  | 'BackOffice' | 'AdminCoverageMap' | 'managerEvent'
  | 'Profile' | 'accountRenew' | 'OpenVolunteering' | 'NewHelpRequest';

/** Route names and their paths. A page with a stand-in does not exist yet and is never a dead link. */
export const PAGES: Readonly<Record<RouteName, Page>> = {
  Root: { path: '/', access: 'public' },
  Login: { path: '/login', access: 'signed-out' },
  UserLogin: { path: '/user/login', access: 'signed-out' },
  VolunteerLogin: { path: '/volunteer/login', access: 'signed-out' },
  AdminLogin: { path: '/admin/login', access: 'signed-out' },
  Dashboard: { path: '/dashboard', access: 'signed-in' },
  Notifications: { path: '/notification-menu', access: 'signed-in' },
  VolunteerEventRequests: { path: '/volunteer/event-requests', access: 'volunteer' },
  AnswerNeed: { path: '/user/update-event-respond', access: 'public' },
  AnswerCall: { path: '/volunteer/update-status', access: 'public' },
  SessionTest: { path: '/get/session', access: 'public' },
  Forbidden: { path: '/forbidden', access: 'public' },
  '404': { path: '/404', access: 'public' },
  BackOffice: { path: '/admin', access: 'public' },
  AdminCoverageMap: { path: '/admin/coverage-map-menu', access: 'admin', standIn: 'BackOffice' },
  managerEvent: { path: '/events', access: 'signed-in', standIn: 'BackOffice' },
  Profile: { path: '/profile', access: 'signed-in', standIn: 'Dashboard' },
  accountRenew: { path: '/volunteer/account/renew', access: 'volunteer', standIn: 'VolunteerEventRequests' },
  OpenVolunteering: { path: '/volunteer/open-menu', access: 'volunteer', standIn: 'VolunteerEventRequests' },
  NewHelpRequest: { path: '/help-menu', access: 'signed-in', standIn: 'Dashboard' },
};

/** The page that is really opened for a name: itself, or what stands in for it. */
export function openedPage(name: RouteName): RouteName {
  const { standIn } = PAGES[name];
  return standIn ? openedPage(standIn) : name;
}

function homeOfVolunteer(visitor: Visitor): RouteName {
  if (visitor.is_freeze === 1) return 'accountRenew';
  return visitor.is_volunteer_information && visitor.is_active === 1 ? 'OpenVolunteering' : 'Profile';
}

/** Where a person lands after signing in (part 1 §2.3, decision 12). */
export function homeOf(visitor: Visitor): RouteName {
  if (isAdmin(visitor.role)) return 'AdminCoverageMap';
  if (visitor.role === 'manager') return 'managerEvent';
  if (visitor.role === 'volunteer') return homeOfVolunteer(visitor);
  return visitor.disability_id.length > 0 && visitor.is_active !== 0 ? 'NewHelpRequest' : 'Profile';
}

/** Where a signed-in visitor of a login page goes (part 1 §2.2 rule 8). */
function awayFromLogin(visitor: Visitor): RouteName {
  if (isAdmin(visitor.role)) return 'AdminCoverageMap';
  return visitor.role === 'volunteer' ? 'OpenVolunteering' : 'Dashboard';
}

/** Where the state of an account sends its owner first (part 1 §2.2 rules 2 to 4), or null. */
function accountPage(name: RouteName, visitor: Visitor): RouteName | null {
  if (visitor.role === 'volunteer') {
    if (!visitor.is_volunteer_information || visitor.is_active === 0) return 'Profile';
    return visitor.is_freeze === 1 ? 'accountRenew' : null;
  }
  if (visitor.role !== 'user') return null;
  const needsProfile = visitor.is_active === 0 || (visitor.disability_id.length === 0 && name !== 'Dashboard');
  return needsProfile ? 'Profile' : null;
}

/** What an area asks of the role (part 1 §2.2 rules 5 and 6), or null when it is open to it. */
function areaGuard(access: Access, visitor: Visitor): RouteName | null {
  if (access === 'admin') return isAdmin(visitor.role) ? null : 'AdminLogin';
  if (access === 'volunteer') return visitor.role === 'volunteer' ? null : 'AdminLogin';
  return isAdmin(visitor.role) ? '404' : null;
}

/** The dashboard is the help seeker's; the others have a first screen of their own. */
function dashboardGuard(name: RouteName, visitor: Visitor): RouteName | null {
  if (name !== 'Dashboard' || visitor.role === 'user') return null;
  return visitor.role === 'volunteer' ? 'OpenVolunteering' : 'managerEvent';
}

/** One step of the guards of part 1 §2.2: where a visitor of a page has to go instead, or null to stay. */
export function guardStep(name: RouteName, visitor: Visitor | null): RouteName | null {
  const { access } = PAGES[name];
  if (name === 'Root') return visitor ? homeOf(visitor) : 'Dashboard';
  if (access === 'public') return null;
  if (access === 'signed-out') return visitor ? awayFromLogin(visitor) : null;
  if (!visitor) return 'Login';

  const target = areaGuard(access, visitor) ?? accountPage(name, visitor);
  const isBuilt = target !== null && !PAGES[target].standIn;
  return isBuilt && target !== name ? target : dashboardGuard(name, visitor);
}

/**
 * The page that a visitor who asks for one is shown in the end: itself, or where the guards and stand-ins lead.
 * An account state sends people to its page only once that page exists; until then the screens say the state in words.
 */
export function pageFor(name: RouteName, visitor: Visitor | null): RouteName {
  const page = openedPage(name);
  const step = guardStep(page, visitor);
  return step === null ? page : pageFor(step, visitor);
}
