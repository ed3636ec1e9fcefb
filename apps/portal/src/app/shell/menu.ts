import { PAGES, type Role, type RouteName } from '@karov/domain';
import type { Key } from '../../core/text.js';
import type { IconName } from '../../design/icon/icon.js';

export interface MenuEntry {
  path: string;
  text: Key;
  icon: IconName;
}

type Entry = readonly [page: RouteName, text: Key, icon: IconName];

const MESSAGES: Entry = ['Messages', 'menu.messages', 'chat'];
const NOTIFICATIONS: Entry = ['Notifications', 'menu.notifications', 'bell'];
const CONTACT: Entry = ['Contact', 'menu.contact', 'phone'];
const ABOUT: Entry = ['About', 'menu.about', 'info'];
/** The pages open to all roles, and to visitors (rule 13). */
const FOR_ALL: readonly Entry[] = [
  ['Instructions', 'menu.instructions', 'question'],
  ['Regulations', 'menu.regulations', 'page'],
  ['Accessibility', 'menu.accessibility', 'access'],
];

/** The sidebar by role (rule 128). Staff work in the back office. */
const MENUS: Readonly<Record<Role, readonly Entry[]>> = {
  user: [
    ['NewHelpRequest', 'menu.newRequest', 'hands'],
    ['Dashboard', 'menu.dashboard', 'list'],
    ['ReferenceRegister', 'menu.reference', 'person'],
    MESSAGES,
    NOTIFICATIONS,
    CONTACT,
    ABOUT,
    ...FOR_ALL,
  ],
  volunteer: [
    ['OpenVolunteering', 'menu.openRequests', 'hands'],
    ['MyVolunteerBasket', 'menu.basket', 'check'],
    ['VolunteerEventRequests', 'menu.eventRequests', 'list'],
    ['Availability', 'menu.availability', 'clock'],
    MESSAGES,
    NOTIFICATIONS,
    CONTACT,
    ABOUT,
    ...FOR_ALL,
  ],
  manager: [NOTIFICATIONS, CONTACT, ABOUT, ...FOR_ALL],
  admin: [],
  super_admin: [],
};

/** Returns the entries whose pages are implemented. */
function built(entries: readonly Entry[]): MenuEntry[] {
  return entries
    .filter(([page]) => !PAGES[page].standIn)
    .map(([page, text, icon]) => ({ path: PAGES[page].path, text, icon }));
}

/** The entries of a role; visitors have none. */
export function menuOf(role: Role | null): readonly MenuEntry[] {
  return role ? built(MENUS[role]) : [];
}

/**
 * The links under every page, also for visitors: they have no menu, contact is open to them (rule 110), and
 * the law requires the accessibility statement to be reachable by everybody (rule 13).
 */
export function footerLinks(): readonly MenuEntry[] {
  return built([CONTACT, ABOUT, ...FOR_ALL]);
}
