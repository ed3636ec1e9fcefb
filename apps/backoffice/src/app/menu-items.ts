import Accessibility from '@mui/icons-material/Accessibility';
import AddComment from '@mui/icons-material/AddComment';
import AddLocationAlt from '@mui/icons-material/AddLocationAlt';
import AssignmentInd from '@mui/icons-material/AssignmentInd';
import Block from '@mui/icons-material/Block';
import Category from '@mui/icons-material/Category';
import Checklist from '@mui/icons-material/Checklist';
import CorporateFare from '@mui/icons-material/CorporateFare';
import Forum from '@mui/icons-material/Forum';
import Gavel from '@mui/icons-material/Gavel';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Home from '@mui/icons-material/Home';
import HowToReg from '@mui/icons-material/HowToReg';
import Inbox from '@mui/icons-material/Inbox';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Hub from '@mui/icons-material/Hub';
import ListAlt from '@mui/icons-material/ListAlt';
import MailOutline from '@mui/icons-material/MailOutlineOutlined';
import Map from '@mui/icons-material/MapOutlined';
import Notifications from '@mui/icons-material/Notifications';
import People from '@mui/icons-material/People';
import Place from '@mui/icons-material/Place';
import SupportAgent from '@mui/icons-material/SupportAgent';
import TravelExplore from '@mui/icons-material/TravelExplore';
import Tune from '@mui/icons-material/Tune';
import UploadFile from '@mui/icons-material/UploadFile';
import VerifiedUser from '@mui/icons-material/VerifiedUser';
import type { SvgIconComponent } from '@mui/icons-material';
import type { AppKey } from '../shared/text.js';

/** An entry of the menu; only screens that exist have one. */
interface MenuItem {
  to: string;
  label: AppKey;
  icon: SvgIconComponent;
  adminOnly?: boolean;
}

/** The menu in the order of rule 141, managers without the admins' entries. */
export const MENU_ITEMS: readonly MenuItem[] = [
  { to: '/', label: 'nav.home', icon: Home },
  { to: '/open-requests', label: 'nav.open_requests', icon: Inbox, adminOnly: true },
  { to: '/coverage-map-menu', label: 'nav.coverage', icon: TravelExplore, adminOnly: true },
  { to: '/acceptances', label: 'nav.acceptances', icon: HowToReg, adminOnly: true },
  { to: '/events/add', label: 'nav.create_event', icon: AddLocationAlt },
  { to: '/create/new/help/request', label: 'nav.create_request', icon: AddComment, adminOnly: true },
  { to: '/import/volunteers', label: 'nav.import', icon: UploadFile, adminOnly: true },
  { to: '/organizations', label: 'nav.organizations', icon: CorporateFare, adminOnly: true },
  { to: '/volunteers-menu', label: 'nav.users', icon: People },
  { to: '/volunteer-calls', label: 'nav.loads', icon: Hub },
  { to: '/regions', label: 'nav.regions', icon: Map, adminOnly: true },
  { to: '/vetting', label: 'nav.vetting', icon: VerifiedUser, adminOnly: true },
  { to: '/management-menu', label: 'nav.management', icon: ListAlt },
  { to: '/approvals', label: 'nav.approvals', icon: AssignmentInd },
  { to: '/events', label: 'nav.events', icon: Place },
  { to: '/messages', label: 'nav.messages', icon: Forum },
  { to: '/notifications', label: 'nav.notifications', icon: Notifications },
  { to: '/contacts', label: 'nav.contacts', icon: MailOutline, adminOnly: true },
  { to: '/contact-us', label: 'nav.contact', icon: SupportAgent },
  { to: '/about-menu', label: 'nav.about', icon: InfoOutlined },
  { to: '/auto-assign', label: 'nav.auto_assign', icon: Tune, adminOnly: true },
  { to: '/categories', label: 'nav.categories', icon: Category, adminOnly: true },
  { to: '/block-ip', label: 'nav.blocked_ips', icon: Block, adminOnly: true },
  { to: '/options', label: 'nav.options', icon: Checklist, adminOnly: true },
  { to: '/instruction-menu', label: 'nav.instructions', icon: HelpOutline },
  { to: '/regulations-menu', label: 'nav.regulations', icon: Gavel },
  { to: '/accessibility-menu', label: 'nav.accessibility', icon: Accessibility },
];

/** The entry of an address: the one whose path says most of it, so that a page below another marks only itself. */
export function activeEntry(pathname: string): string | null {
  const [closest] = MENU_ITEMS.filter(({ to }) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))).toSorted(
    (one, other) => other.to.length - one.to.length,
  );
  return closest?.to ?? null;
}
