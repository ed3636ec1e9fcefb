import Accessibility from '@mui/icons-material/Accessibility';
import AssignmentInd from '@mui/icons-material/AssignmentInd';
import Checklist from '@mui/icons-material/Checklist';
import CorporateFare from '@mui/icons-material/CorporateFare';
import Gavel from '@mui/icons-material/Gavel';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Home from '@mui/icons-material/Home';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import MailOutline from '@mui/icons-material/MailOutlineOutlined';
import Notifications from '@mui/icons-material/Notifications';
import Place from '@mui/icons-material/Place';
import SupportAgent from '@mui/icons-material/SupportAgent';
import Tune from '@mui/icons-material/Tune';
import UploadFile from '@mui/icons-material/UploadFile';
import type { SvgIconComponent } from '@mui/icons-material';
import type { AppKey } from '../shared/text.js';

/** An entry of the menu; only screens that exist have one. */
interface MenuItem {
  to: string;
  label: AppKey;
  icon: SvgIconComponent;
  adminOnly?: boolean;
}

/** The menu (part 2 §6), managers without the admins' entries. */
export const MENU_ITEMS: readonly MenuItem[] = [
  { to: '/', label: 'nav.home', icon: Home },
  { to: '/events', label: 'nav.events', icon: Place },
  { to: '/approvals', label: 'nav.approvals', icon: AssignmentInd },
  { to: '/import/volunteers', label: 'nav.import', icon: UploadFile, adminOnly: true },
  { to: '/organizations', label: 'nav.organizations', icon: CorporateFare, adminOnly: true },
  { to: '/auto-assign', label: 'nav.auto_assign', icon: Tune, adminOnly: true },
  { to: '/options', label: 'nav.options', icon: Checklist, adminOnly: true },
  { to: '/notifications', label: 'nav.notifications', icon: Notifications },
  { to: '/contacts', label: 'nav.contacts', icon: MailOutline, adminOnly: true },
  { to: '/contact-us', label: 'nav.contact', icon: SupportAgent },
  { to: '/about-menu', label: 'nav.about', icon: InfoOutlined },
  { to: '/instruction-menu', label: 'nav.instructions', icon: HelpOutline },
  { to: '/regulations-menu', label: 'nav.regulations', icon: Gavel },
  { to: '/accessibility-menu', label: 'nav.accessibility', icon: Accessibility },
];
