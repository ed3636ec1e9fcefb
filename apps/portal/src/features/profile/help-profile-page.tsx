import type { Profile } from '@karov/api-client';
import { PAGES, SECTION_NAMES, type SectionName } from '@karov/domain';
import { useSearchParams } from '../../core/router.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Alert } from '../../design/alert/alert.js';
import { Icon } from '../../design/icon/icon.js';
import { Link } from '../../design/link/link.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { useProfileOptions } from '../../shared/help-profile/index.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { PageHeading } from '../../shared/page-heading.js';
import { DETAILS_SECTIONS } from './help-answers.js';
import { HelpForm } from './help-form.js';
import { HelpLinks } from './help-links.js';
import { loadProfile } from './profile-calls.js';
import '../../shared/wizard/wizard.css';
import './profile.css';

function sectionIn(query: URLSearchParams): SectionName | null {
  const asked = query.get('section');
  return SECTION_NAMES.find((name) => name === asked && !DETAILS_SECTIONS.includes(name)) ?? null;
}

/**
 * Whether details that are needed to validate all answers are missing; they can be entered only in the
 * profile.
 */
function lacksDetails({ first_name, last_name, residential_address }: Profile): boolean {
  return [first_name, last_name, residential_address].includes('');
}

/** The page where a registered help seeker chooses and changes one section of the help profile (rule 121). */
export default function HelpProfilePage() {
  const t = useText();
  const [query] = useSearchParams();
  const section = sectionIn(query);
  const { data: profile, error, reload } = useLoad(loadProfile);
  const { data: options, error: optionsError, reload: reloadOptions } = useProfileOptions();
  const retry = () => {
    reload();
    reloadOptions();
  };
  if (!profile || !options)
    return error || optionsError ? <LoadFailure text={t('profile.failed')} onRetry={retry} /> : <Spinner />;
  return (
    <div className="page page--text stack">
      <Link className="standing-link" to={PAGES.Profile.path}>
        <Icon name="backward" />
        {t('profile.help.back')}
      </Link>
      {profile.unreadable.includes('help_profile') && lacksDetails(profile) ? (
        <>
          <PageHeading>{t('profile.help.anew')}</PageHeading>
          <Alert tone="danger">
            <p>{t('profile.help.detailsFirst')}</p>
          </Alert>
        </>
      ) : profile.unreadable.includes('help_profile') ? (
        <HelpForm profile={profile} options={options} section={null} />
      ) : section ? (
        <HelpForm key={section} profile={profile} options={options} section={section} />
      ) : (
        <>
          <PageHeading>{t('profile.help.title')}</PageHeading>
          <HelpLinks profile={profile} />
        </>
      )}
    </div>
  );
}
