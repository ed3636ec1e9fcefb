import type { AuthRecord } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { useLocation } from '../../core/router.js';
import { InsteadOfButton } from '../../shared/emergency/instead-of-button.js';
import { RaiseButton } from '../../shared/emergency/raise-button.js';

/**
 * Leads to emergency help in one step from every page, for help seekers with a disability (rules 50 and 132)
 * and for people who have not yet proved who they are (rule 237); the emergency page itself has a larger
 * button.
 */
export function EmergencyButton({ person }: { person: AuthRecord }) {
  const { pathname } = useLocation();
  const hasButton = person.disability_id.length > 0 || person.is_limited;
  if (person.role !== 'user' || pathname === PAGES.Emergency.path) return null;
  if (!hasButton && pathname === PAGES.Profile.path) return null;
  if (!hasButton) return <InsteadOfButton hasWay={pathname !== PAGES.ReferenceRegister.path} />;
  return (
    <div className="sos no-print">
      <RaiseButton />
    </div>
  );
}
