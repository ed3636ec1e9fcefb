import { useLogoutIfAccessDenied } from 'react-admin';
import { useFailures } from '../kit/reads.js';

/**
 * Ends the session if any read gets a 401, 403 or 429 (rule 143); react-admin does so only for its own lists.
 */
export function SessionGuard() {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useFailures((error) => void logoutIfAccessDenied(error), { ofActs: false });
  return null;
}
