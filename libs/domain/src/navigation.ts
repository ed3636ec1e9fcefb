import { type Access, openedPage, PAGES, pageOfPath, type RouteName } from './navigation-pages.js';
import { isAdmin, isStaff, type Role } from './roles.js';

/** What navigation must know about the signed-in person; an auth record has all of it. */
export interface Visitor {
  role: Role;
  is_active: 0 | 1;
  is_freeze: 0 | 1;
  is_volunteer_information: boolean;
  volunteer_information_id: number | null;
  disability_id: readonly number[];
  /** true while they have not answered the question about their number (rule 237) */
  is_limited?: boolean;
}

function homeOfVolunteer(visitor: Visitor): RouteName {
  if (visitor.is_freeze === 1) return 'accountRenew';
  return visitor.is_volunteer_information && visitor.is_active === 1 ? 'OpenVolunteering' : 'Profile';
}

/** Returns the first page after a sign-in (rule 115). */
export function homeOf(visitor: Visitor): RouteName {
  if (isAdmin(visitor.role)) return 'AdminCoverageMap';
  if (visitor.role === 'manager') return 'managerEvent';
  if (visitor.role === 'volunteer') return homeOfVolunteer(visitor);
  return visitor.disability_id.length > 0 && visitor.is_active !== 0 ? 'NewHelpRequest' : 'Profile';
}

/**
 * Returns the roles that a person can switch to: their own roles except the current one, and never super
 * admin, which requires a sign-in (rule 130).
 */
export function switchableRoles({ role, roles }: { role: Role; roles: readonly Role[] }): Role[] {
  return roles.filter((other) => other !== role && other !== 'super_admin');
}

/**
 * Returns the page after a switch of roles: for help seekers the dashboard, or the profile if it is
 * incomplete; for all others their first page (rule 130).
 */
export function homeAfterSwitch(visitor: Visitor): RouteName {
  if (visitor.role !== 'user') return homeOf(visitor);
  return visitor.disability_id.length > 0 ? 'Dashboard' : 'Profile';
}

/** The page to which a login page redirects a signed-in visitor (rule 114, guard 8). */
function awayFromLogin(visitor: Visitor): RouteName {
  if (isAdmin(visitor.role)) return 'AdminCoverageMap';
  return visitor.role === 'volunteer' ? 'OpenVolunteering' : 'Dashboard';
}

/**
 * The pages that are always open: those after a registration, the choice of a person (rule 238), the profile
 * and its parts, the pages for everybody, and the ways to reach people: support and messages (rule 84).
 */
const ALWAYS_OPEN: readonly RouteName[] = [
  'Welcome',
  'WhoAreYou',
  'Profile',
  'ProfileData',
  'HelpProfile',
  'Messages',
  'Notifications',
];

/** Help seekers' pages that do not require a stated disability. */
const OPEN_WITHOUT_DISABILITY: readonly RouteName[] = ['Dashboard', 'ReferenceRegister'];

/**
 * Returns the page that the state of an account requires first (rule 114, guards 2 to 4), or null. Inactive
 * comes before frozen (rule 9); the profile stays open to frozen accounts, because it has their data and the
 * link to the renewal.
 */
function accountPage(name: RouteName, visitor: Visitor): RouteName | null {
  if (ALWAYS_OPEN.includes(name)) return null;
  if (visitor.role === 'volunteer') {
    if (!visitor.is_volunteer_information || visitor.is_active === 0) return 'Profile';
    return visitor.is_freeze === 1 ? 'accountRenew' : null;
  }
  if (visitor.role !== 'user') return null;
  if (name === 'Emergency') return null;
  const isInNeed = visitor.disability_id.length > 0;
  const needsProfile = visitor.is_active === 0 || (!isInNeed && !OPEN_WITHOUT_DISABILITY.includes(name));
  return needsProfile ? 'Profile' : null;
}

/**
 * Returns the page to which an area redirects the wrong role (rule 114, guards 5 and 6), or null if the area
 * is open to the role.
 */
function areaGuard(access: Access, visitor: Visitor): RouteName | null {
  if (access === 'admin') return isAdmin(visitor.role) ? null : 'AdminLogin';
  if (access === 'volunteer') return visitor.role === 'volunteer' ? null : 'AdminLogin';
  return isAdmin(visitor.role) ? '404' : null;
}

/** Returns the page to which a page for one role redirects the other roles: their own first screen. */
function roleGuard(name: RouteName, visitor: Visitor): RouteName | null {
  if (name === 'Messages') return visitor.role === 'manager' ? 'managerEvent' : null;
  const isSeekersPage =
    name === 'Dashboard' ||
    name === 'HelpProfile' ||
    name === 'ReferenceRegister' ||
    name === 'NewHelpRequest' ||
    name === 'OwnRequest' ||
    name === 'Emergency';
  if (!isSeekersPage || visitor.role === 'user') return null;
  return visitor.role === 'volunteer' ? 'OpenVolunteering' : 'managerEvent';
}

/**
 * Returns the next step of a visitor who may be a new owner of an old number: only the question, the
 * emergency button and the open pages are available. Staff are asked in the back office (rule 237).
 */
function unprovenStep(name: RouteName, { role }: Visitor): RouteName | null {
  const isOpen = name === 'OwnerQuestion' || (name === 'Emergency' && role === 'user');
  return isOpen ? null : 'OwnerQuestion';
}

/**
 * Applies the guards of rule 114 once: returns the page to open instead, or null to stay. The root is the
 * help seekers' dashboard (rule 113); it redirects everybody else to their first page.
 */
export function guardStep(name: RouteName, visitor: Visitor | null): RouteName | null {
  const { access } = PAGES[name];
  if (name === 'Root' && !visitor) return 'Dashboard';
  if (access === 'public' && name !== 'Root') return null;
  if (!visitor) return access === 'signed-out' || access === 'visitor' ? null : 'Login';
  if (visitor.is_limited && !isStaff(visitor.role)) return unprovenStep(name, visitor);
  return knownStep(name, visitor);
}

/** Returns the next step of a signed-in person whose identity is proven. */
function knownStep(name: RouteName, visitor: Visitor): RouteName | null {
  const { access } = PAGES[name];
  if (name === 'Root') return homeAfterSwitch(visitor);
  if (name === 'OwnerQuestion') return homeOf(visitor);
  if (access === 'signed-out') return awayFromLogin(visitor);
  if (access === 'visitor') return '404';

  const target = areaGuard(access, visitor) ?? accountPage(name, visitor);
  const isBuilt = target !== null && !PAGES[target].standIn;
  return isBuilt && target !== name ? target : roleGuard(name, visitor);
}

/**
 * Returns the page that a visitor finally reaches: the requested page, or the last one after all redirects by
 * guards and stand-ins. An account state redirects to its page only if that page exists; until then the
 * screens describe the state in words.
 */
export function pageFor(name: RouteName, visitor: Visitor | null): RouteName {
  const page = openedPage(name);
  const step = guardStep(page, visitor);
  return step === null ? page : pageFor(step, visitor);
}

/**
 * Returns the whole path of a page for a visitor: the path of the renewal contains the id of the visitor's
 * volunteer information (rule 114, guard 2).
 */
export function pathFor(name: RouteName, visitor: Visitor | null): string {
  const { path } = PAGES[name];
  const id = name === 'accountRenew' ? visitor?.volunteer_information_id : null;
  return typeof id === 'number' ? `${path}/${id}` : path;
}

/**
 * Returns the page after a sign-in: the page that required the sign-in, if it belongs to this site, needs a
 * sign-in and is open to the visitor; otherwise the visitor's first page (rule 115). The requested page comes
 * from the device and is never trusted.
 */
export function landingPath(asked: string | null, visitor: Visitor): string {
  const [whole = ''] = asked?.split('#') ?? [];
  const page = pageOfPath(whole.split('?')[0] ?? '');
  const mayStay = page !== null && isKeptThroughSignIn(page) && pageFor(page, visitor) === page;
  return mayStay ? whole : pathFor(pageFor(homeOf(visitor), visitor), visitor);
}

/** Whether people return to a page after they have signed in. */
export function isKeptThroughSignIn(name: RouteName): boolean {
  const { access } = PAGES[name];
  return (
    name !== 'Welcome' &&
    name !== 'WhoAreYou' &&
    name !== 'OwnerQuestion' &&
    (access === 'signed-in' || access === 'volunteer')
  );
}
