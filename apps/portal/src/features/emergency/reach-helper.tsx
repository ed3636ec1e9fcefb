import type { EmergencyStatus } from '@karov/api-client';
import { writingLink } from '@karov/domain';
import { useSession } from '@karov/web';
import { useText } from '../../core/text.js';
import { Icon } from '../../design/icon/icon.js';
import { CallVolunteer } from '../../shared/call-link.js';

/**
 * Buttons to call the helper and to write to them; renders nothing while the helper's number is withheld
 * (rule 30). If either of the two prefers writing to calling, the ways to write come first (rule 215).
 */
export function ReachHelper({ volunteer }: { volunteer: NonNullable<EmergencyStatus['volunteer']> }) {
  const t = useText();
  const isWriting = useSession()?.writes === true;
  const { phone, spoken_to, first_name: name } = volunteer;
  const [way] = spoken_to.by;
  if (!phone) return null;
  return (
    <div className="moment__acts">
      <CallVolunteer volunteer={volunteer} />
      {way && !isWriting && !spoken_to.writes && (
        <a
          className="button button--secondary"
          href={writingLink(way, phone)}
          aria-label={`${t(`common.writing.${way}`)}: ${name}`}
        >
          <Icon name="chat" /> {t(`common.writing.${way}`)}
        </a>
      )}
    </div>
  );
}
