import type { LinkWork } from '@karov/api-client';
import { addressForDisplay, type LinkAct, writingLink } from '@karov/domain';
import { useEffect, useState } from 'react';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { Icon } from '../../design/icon/icon.js';
import { wayTo } from '../../shared/way-to.js';

/**
 * The time during which a button that has just replaced another ignores presses: the second tap of a quick
 * thumb was meant for the previous button.
 */
const SETTLES_AFTER_MS = 280;

interface WorkBarProps {
  contact: LinkWork['contact'];
  /** the volunteer has arrived: the route now leads to the destination, if there is one */
  isThere: boolean;
  next: LinkAct | null;
  label: string | null;
  isBusy: boolean;
  onPress: (act: LinkAct) => void;
}

function NextStep({
  act,
  label,
  isBusy,
  onPress,
}: {
  act: LinkAct;
  label: string;
  isBusy: boolean;
  onPress: (act: LinkAct) => void;
}) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLES_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Button
      isWide
      icon={act === 'complete' ? 'check' : 'forward'}
      isBusy={isBusy || !isSettled}
      onClick={() => onPress(act)}
    >
      {label}
    </Button>
  );
}

function Ways({ address }: { address: string }) {
  const t = useText();
  const { waze, google } = wayTo(address);
  const shown = addressForDisplay(address);
  return (
    <>
      <a
        className="button button--secondary"
        href={waze}
        aria-label={t('volunteering.wazeTo', { address: shown })}
      >
        Waze
      </a>
      <a
        className="button button--secondary"
        href={google}
        aria-label={t('volunteering.googleTo', { address: shown })}
      >
        Google
      </a>
    </>
  );
}

/**
 * For people who write rather than call, the main button is for writing; the telephone comes last (rule 215).
 */
function Reach({
  contact: { phone, full_name: name, spoken_to: spokenTo },
}: {
  contact: NonNullable<LinkWork['contact']>;
}) {
  const t = useText();
  const [way] = spokenTo.by;
  if (spokenTo.writes && way !== undefined)
    return (
      <a
        className="button button--secondary"
        href={writingLink(way, phone)}
        aria-label={`${t(`common.writing.${way}`)}: ${name}`}
      >
        <Icon name="chat" />
        {t(`common.writing.${way}`)}
      </a>
    );
  return (
    <a
      className="button button--secondary"
      href={`tel:${phone}`}
      aria-label={t('volunteering.call', { name })}
    >
      <Icon name="phone" />
      {t('work.call')}
    </a>
  );
}

/** The main actions on the way, within reach of one thumb: calling, navigation, and the next step. */
export function WorkBar({ contact, isThere, next, label, isBusy, onPress }: WorkBarProps) {
  if (next === null && contact === null) return null;
  const address = (isThere && contact?.destination_address) || contact?.origin_address || '';
  return (
    <div className="work-bar no-print">
      {contact && (
        <div className="work-bar__ways">
          <Reach contact={contact} />
          {address !== '' && <Ways address={address} />}
        </div>
      )}
      {next !== null && label !== null && (
        <NextStep key={next} act={next} label={label} isBusy={isBusy} onPress={onPress} />
      )}
    </div>
  );
}
