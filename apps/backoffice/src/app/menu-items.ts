import AssignmentInd from '@mui/icons-material/AssignmentInd';
import Home from '@mui/icons-material/Home';
import Notifications from '@mui/icons-material/Notifications';
import Place from '@mui/icons-material/Place';
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
  { to: '/auto-assign', label: 'nav.auto_assign', icon: Tune, adminOnly: true },
  { to: '/notifications', label: 'nav.notifications', icon: Notifications },
];
