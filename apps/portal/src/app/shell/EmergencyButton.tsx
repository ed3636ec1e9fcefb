import { useLocation } from 'react-router';
import type { AuthRecord } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { accountState } from '../../shared/account-state.js';
import { RaiseButton } from '../../shared/emergency/RaiseButton.js';

/** One step to help from every page, for help seekers with a disability (part 1 §§1, 6); its own page has a larger one. */
export function EmergencyButton({ person }: { person: AuthRecord }) {
  const { pathname } = useLocation();
  const isOffered = person.role === 'user' && accountState(person) === null;
  if (!isOffered || pathname === PAGES.Emergency.path) return null;
  return (
    <div className="sos no-print">
      <RaiseButton />
    </div>
  );
}
