import { PAGES, type Role, type RouteName } from '@karov/domain';
import type { Key } from '../../core/text.js';
import type { IconName } from '../../design/icon/Icon.js';

export interface MenuEntry {
  path: string;
  text: Key;
  icon: IconName;
}

const entry = (page: RouteName, text: Key, icon: IconName): MenuEntry => ({ path: PAGES[page].path, text, icon });

const NOTIFICATIONS = entry('Notifications', 'menu.notifications', 'bell');

/** The sidebar by role (part 1 §2.16): only pages that exist. Staff works in the back office. */
const MENUS: Readonly<Record<Role, readonly MenuEntry[]>> = {
  user: [entry('Dashboard', 'menu.dashboard', 'hands'), NOTIFICATIONS],
  volunteer: [entry('VolunteerEventRequests', 'menu.eventRequests', 'list'), NOTIFICATIONS],
  manager: [NOTIFICATIONS],
  admin: [],
  super_admin: [],
};

/** The entries of a role; visitors have none. */
export function menuOf(role: Role | null): readonly MenuEntry[] {
  return role ? MENUS[role] : [];
}
