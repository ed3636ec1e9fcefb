import type { HelperContact } from '@karov/api-client';
import { addressForDisplay, writingLink } from '@karov/domain';
import type { ReactNode } from 'react';
import { useText } from '../../core/text.js';
import { Icon } from '../../design/icon/icon.js';
import './go-there.css';
import { wayTo } from './way-to.js';

/** The button to reach the person; for people who write rather than call, it opens a message (rule 215). */
function Reach({
  contact: { phone, full_name: name, spoken_to: spokenTo },
  isMain,
}: {
  contact: HelperContact;
  isMain: boolean;
}) {
  const t = useText();
  const [way] = spokenTo.by;
  const className = `button button--${isMain ? 'primary' : 'secondary'}`;
  if (spokenTo.writes && way !== undefined)
    return (
      <a
        className={className}
        href={writingLink(way, phone)}
        aria-label={`${t(`common.writing.${way}`)}: ${name}`}
      >
        <Icon name="chat" />
        {t(`common.writing.${way}`)}
      </a>
    );
  if (phone === '') return null;
  return (
    <a className={className} href={`tel:${phone}`} aria-label={t('volunteering.call', { name })}>
      <Icon name="phone" />
      {t('volunteering.callShort')}
    </a>
  );
}

function Navigate({ address }: { address: string }) {
  const t = useText();
  return (
    <a
      className="button button--secondary"
      href={wayTo(address).waze}
      aria-label={t('volunteering.wazeTo', { address: addressForDisplay(address) })}
    >
      <Icon name="route" />
      {t('volunteering.navigate')}
    </a>
  );
}

interface ThumbRowProps {
  contact: HelperContact;
  isByPhone: boolean;
  /** the volunteer has arrived: the route now leads to the destination, if there is one */
  isThere: boolean;
  /** the next action; it is the largest button, except in help by telephone, where the call is */
  next: ReactNode;
}

/** The buttons within reach of one thumb: calling or writing, navigation, and the next action (rule 212). */
export function ThumbRow({ contact, isByPhone, isThere, next }: ThumbRowProps) {
  const address = isThere ? contact.destination_address : contact.origin_address;
  return (
    <div className={isByPhone ? 'thumb-row thumb-row--phone' : 'thumb-row'}>
      <Reach contact={contact} isMain={isByPhone} />
      {address !== '' && <Navigate address={address} />}
      {next}
    </div>
  );
}
