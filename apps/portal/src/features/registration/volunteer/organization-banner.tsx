import type { OrganizationCard } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { useText } from '../../../core/text.js';
import { Alert } from '../../../design/alert/alert.js';
import { Link } from '../../../design/link/link.js';
import './organization.css';

/**
 * Names the organization of a registration; for an unknown organization, a friendly notice is shown and the
 * registration continues without one.
 */
export function OrganizationBanner({
  organization,
  isUnknown,
}: {
  organization: OrganizationCard | null;
  isUnknown: boolean;
}) {
  const t = useText();
  if (isUnknown) {
    return (
      <Alert tone="waiting">
        <p>{t('volunteerForm.organizationUnknown')}</p>
        <Link className="standing-link" to={PAGES.VolunteerRegistration.path}>
          {t('volunteerForm.withoutOrganization')}
        </Link>
      </Alert>
    );
  }
  if (!organization) return null;
  const { name, logo } = organization;
  return (
    <div className="organization">
      {logo && (
        <img className="organization__logo" src={logo} alt={t('volunteerForm.organizationLogo', { name })} />
      )}
      <p>{t('volunteerForm.organization', { name })}</p>
    </div>
  );
}
