import type { Role } from '@karov/domain';

/** A demo account to sign in with; listed at start-up, at /api/demo/accounts and in the README. */
export interface DemoAccount {
  key:
    | 'superAdmin'
    | 'admin'
    | 'managerNorth'
    | 'managerCenter'
    | 'seeker'
    | 'seekerWithoutDisability'
    | 'seekerInactive'
    | 'seekerAway'
    | 'volunteer'
    | 'volunteerFrozen'
    | 'volunteerNotValidated'
    | 'volunteerImported';
  /** in E.164 format, easy to type */
  phone: string;
  firstName: string;
  lastName: string;
  role: Role;
  address: string;
}

/**
 * The accounts for trying out the demo. The volunteers among them come from the import, like all other
 * volunteers.
 */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    key: 'superAdmin',
    phone: '+972500000001',
    firstName: 'רות',
    lastName: 'אלון',
    role: 'super_admin',
    address: 'תל אביב',
  },
  {
    key: 'admin',
    phone: '+972500000002',
    firstName: 'אבי',
    lastName: 'שגב',
    role: 'admin',
    address: 'ירושלים',
  },
  {
    key: 'managerNorth',
    phone: '+972500000003',
    firstName: 'מיכל',
    lastName: 'ברק',
    role: 'manager',
    address: 'חיפה',
  },
  {
    key: 'managerCenter',
    phone: '+972500000004',
    firstName: 'יוסי',
    lastName: 'דהן',
    role: 'manager',
    address: 'תל אביב',
  },
  {
    key: 'seeker',
    phone: '+972500000005',
    firstName: 'שרה',
    lastName: 'מזרחי',
    role: 'user',
    address: 'הנביאים 12, חיפה',
  },
  {
    key: 'seekerWithoutDisability',
    phone: '+972500000006',
    firstName: 'משה',
    lastName: 'פרץ',
    role: 'user',
    address: 'הגפן 4, חיפה',
  },
  {
    key: 'seekerInactive',
    phone: '+972500000007',
    firstName: 'אסתר',
    lastName: 'גבאי',
    role: 'user',
    address: 'הרצל 30, נתניה',
  },
  {
    key: 'seekerAway',
    phone: '+972500000008',
    firstName: 'ברוך',
    lastName: 'ששון',
    role: 'user',
    address: 'הרצל 14, נהריה',
  },
  {
    key: 'volunteer',
    phone: '+972520000001',
    firstName: 'נועה',
    lastName: 'לוי',
    role: 'volunteer',
    address: 'מוריה 20, חיפה',
  },
  {
    key: 'volunteerFrozen',
    phone: '+972520000002',
    firstName: 'דנה',
    lastName: 'כהן',
    role: 'volunteer',
    address: 'הנשיא 5, חיפה',
  },
  {
    key: 'volunteerNotValidated',
    phone: '+972520000003',
    firstName: 'עומר',
    lastName: 'ביטון',
    role: 'volunteer',
    address: 'החלוץ 8, חיפה',
  },
  {
    key: 'volunteerImported',
    phone: '+972520000004',
    firstName: 'יעל',
    lastName: 'שפירא',
    role: 'volunteer',
    address: 'פרויד 3, חיפה',
  },
];

/** The account with a given name. */
export function demoAccount(key: DemoAccount['key']): DemoAccount {
  const found = DEMO_ACCOUNTS.find((account) => account.key === key);
  if (!found) throw new Error(`no demo account ${key}`);
  return found;
}
