import type { SvgIconComponent } from '@mui/icons-material';
import Accessibility from '@mui/icons-material/Accessibility';
import AddComment from '@mui/icons-material/AddComment';
import AddLocationAlt from '@mui/icons-material/AddLocationAlt';
import AssignmentInd from '@mui/icons-material/AssignmentInd';
import BarChart from '@mui/icons-material/BarChart';
import Block from '@mui/icons-material/Block';
import Bolt from '@mui/icons-material/Bolt';
import Campaign from '@mui/icons-material/CampaignOutlined';
import Category from '@mui/icons-material/Category';
import Checklist from '@mui/icons-material/Checklist';
import CorporateFare from '@mui/icons-material/CorporateFare';
import Forum from '@mui/icons-material/Forum';
import Gavel from '@mui/icons-material/Gavel';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import HowToReg from '@mui/icons-material/HowToReg';
import Hub from '@mui/icons-material/Hub';
import Inbox from '@mui/icons-material/Inbox';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import ListAlt from '@mui/icons-material/ListAlt';
import MailOutline from '@mui/icons-material/MailOutlineOutlined';
import Map from '@mui/icons-material/MapOutlined';
import MonitorHeart from '@mui/icons-material/MonitorHeartOutlined';
import Notifications from '@mui/icons-material/Notifications';
import People from '@mui/icons-material/People';
import Place from '@mui/icons-material/Place';
import QuickReply from '@mui/icons-material/QuickreplyOutlined';
import SignalCellularAlt from '@mui/icons-material/SignalCellularAlt';
import Subject from '@mui/icons-material/Subject';
import SupportAgent from '@mui/icons-material/SupportAgent';
import TravelExplore from '@mui/icons-material/TravelExplore';
import Tune from '@mui/icons-material/Tune';
import UploadFile from '@mui/icons-material/UploadFile';
import VerifiedUser from '@mui/icons-material/VerifiedUser';
import type { AppKey } from '../../shared/text.js';
import type { RailCount } from './rail-counts.js';

/** A rail entry; only finished screens have one. */
export interface RailEntry {
  to: string;
  label: AppKey;
  icon: SvgIconComponent;
  /** what the number beside the entry counts, if it has one */
  count?: RailCount;
  adminOnly?: boolean;
}

/** A group of entries that belong together. */
export interface RailGroup {
  name: 'now' | 'requests' | 'events' | 'people' | 'messages' | 'picture' | 'settings';
  entries: readonly RailEntry[];
}

/**
 * The navigation rail (rules 141, 150): each menu entry of the specification under its own name. Managers do
 * not get the admins' entries.
 */
const GROUPS: readonly RailGroup[] = [
  { name: 'now', entries: [{ to: '/', label: 'nav.home', icon: Bolt, count: 'now' }] },
  {
    name: 'requests',
    entries: [
      { to: '/open-requests', label: 'nav.open_requests', icon: Inbox, count: 'requests_pending' },
      { to: '/acceptances', label: 'nav.acceptances', icon: HowToReg, count: 'acceptances' },
      { to: '/requests', label: 'nav.management', icon: ListAlt, count: 'requests_overdue' },
      { to: '/create/new/help/request', label: 'nav.create_request', icon: AddComment },
    ],
  },
  {
    name: 'events',
    entries: [
      { to: '/events', label: 'nav.events', icon: Place },
      { to: '/approvals', label: 'nav.approvals', icon: AssignmentInd, count: 'waiting_approval' },
      { to: '/events/add', label: 'nav.create_event', icon: AddLocationAlt },
    ],
  },
  {
    name: 'people',
    entries: [
      { to: '/volunteers-menu', label: 'nav.users', icon: People },
      { to: '/vetting', label: 'nav.vetting', icon: VerifiedUser, count: 'vetting', adminOnly: true },
      { to: '/organizations', label: 'nav.organizations', icon: CorporateFare, adminOnly: true },
      { to: '/import/volunteers', label: 'nav.import', icon: UploadFile, adminOnly: true },
      { to: '/regions', label: 'nav.regions', icon: Map, adminOnly: true },
    ],
  },
  {
    name: 'messages',
    entries: [
      { to: '/messages', label: 'nav.messages', icon: Forum, count: 'unread' },
      { to: '/broadcasts', label: 'nav.broadcasts', icon: Campaign },
      { to: '/reachability', label: 'nav.reach', icon: SignalCellularAlt },
      { to: '/notifications', label: 'nav.notifications', icon: Notifications, count: 'failed_messages' },
      { to: '/contacts', label: 'nav.contacts', icon: MailOutline, adminOnly: true },
      { to: '/messages-health', label: 'nav.messages_health', icon: MonitorHeart, adminOnly: true },
    ],
  },
  {
    name: 'picture',
    entries: [
      { to: '/figures', label: 'nav.figures', icon: BarChart },
      { to: '/coverage-map-menu', label: 'nav.coverage', icon: TravelExplore, adminOnly: true },
      { to: '/volunteer-calls', label: 'nav.loads', icon: Hub },
    ],
  },
  {
    name: 'settings',
    entries: [
      { to: '/auto-assign', label: 'nav.auto_assign', icon: Tune, adminOnly: true },
      { to: '/categories', label: 'nav.categories', icon: Category, adminOnly: true },
      { to: '/options', label: 'nav.options', icon: Checklist, adminOnly: true },
      { to: '/ready-answers', label: 'nav.ready_answers', icon: QuickReply, adminOnly: true },
      { to: '/message-texts', label: 'nav.message_texts', icon: Subject, adminOnly: true },
      { to: '/block-ip', label: 'nav.blocked_ips', icon: Block, adminOnly: true },
    ],
  },
];

/** Pages of text, listed behind the "?" at the foot of the rail. */
export const HELP_ENTRIES: readonly RailEntry[] = [
  { to: '/instruction-menu', label: 'nav.instructions', icon: HelpOutline },
  { to: '/contact-us', label: 'nav.contact', icon: SupportAgent },
  { to: '/about-menu', label: 'nav.about', icon: InfoOutlined },
  { to: '/regulations-menu', label: 'nav.regulations', icon: Gavel },
  { to: '/accessibility-menu', label: 'nav.accessibility', icon: Accessibility },
];

/** Returns the groups for a role; empty groups are left out. */
export function groupsFor(isAdmin: boolean): RailGroup[] {
  return GROUPS.map(({ name, entries }) => ({
    name,
    entries: entries.filter(({ adminOnly = false }) => isAdmin || !adminOnly),
  })).filter(({ entries }) => entries.length > 0);
}

/** Returns every page in the navigation rail by name, for a role. */
export function pagesFor(isAdmin: boolean): RailEntry[] {
  return [...groupsFor(isAdmin).flatMap(({ entries }) => entries), ...HELP_ENTRIES];
}

/**
 * Returns the entry to mark for an address: the one with the longest matching path, so that a page below
 * another marks only itself.
 */
export function activeEntry(pathname: string): string | null {
  const [closest] = pagesFor(true)
    .filter(({ to }) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`)))
    .toSorted((one, other) => other.to.length - one.to.length);
  return closest?.to ?? null;
}
