import type { HelpProfileDropdowns, Profile } from '@karov/api-client';
import { askedSections, PAGES } from '@karov/domain';
import { useText } from '../../core/text.js';
import { Alert } from '../../design/alert/alert.js';
import { Link } from '../../design/link/link.js';
import { useProfileOptions, useProfileWords } from '../../shared/help-profile/index.js';
import { DETAILS_SECTIONS } from './help-answers.js';

function Sections({ profile, options }: { profile: Profile; options: HelpProfileDropdowns }) {
  const t = useText();
  const words = useProfileWords();
  const sections = askedSections(profile.help_profile ?? {}, { form: 'profile', options, isQuick: false });
  return (
    <ul className="help-links">
      {sections
        .filter(({ name }) => !DETAILS_SECTIONS.includes(name))
        .map(({ name }) => (
          <li key={name}>
            <Link className="standing-link" to={`${PAGES.HelpProfile.path}?section=${name}`}>
              {t('profile.help.section', { title: words.section(name).title })}
            </Link>
          </li>
        ))}
    </ul>
  );
}

/**
 * Links to the parts of the help profile, one by one (rule 121). If the answers cannot be read, one link
 * leads to all parts at once, because saving one part would replace the others (rule 236).
 */
export function HelpLinks({ profile }: { profile: Profile }) {
  const t = useText();
  const { data: options } = useProfileOptions();
  if (profile.unreadable.includes('help_profile'))
    return (
      <>
        <Alert tone="danger">
          <p>{t('profile.help.unreadable')}</p>
        </Alert>
        <Link className="standing-link" to={PAGES.HelpProfile.path}>
          {t('profile.help.anew')}
        </Link>
      </>
    );
  return (
    <>
      <p>{t('profile.help.text')}</p>
      {options && <Sections profile={profile} options={options} />}
    </>
  );
}
