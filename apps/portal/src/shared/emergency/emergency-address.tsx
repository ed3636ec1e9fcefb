import type { EmergencyPlace, EmergencyStatus } from '@karov/api-client';
import { addressForDisplay, naturally } from '@karov/domain';
import { useId, useState } from 'react';
import { useText } from '../../core/text.js';
import { Alert } from '../../design/alert/alert.js';
import { Button } from '../../design/button/button.js';
import { locate } from './locate.js';

interface EmergencyAddressProps {
  status: Pick<EmergencyStatus, 'address' | 'places'>;
  place: EmergencyPlace;
  onChange: (place: EmergencyPlace) => void;
}

/**
 * The place where help is needed. One tap offers others: home, the other address, or the device's location,
 * which is requested only then (rule 75).
 */
export function EmergencyAddress({ status, place, onChange }: EmergencyAddressProps) {
  const t = useText();
  const placesId = useId();
  const [isLocating, setLocating] = useState(false);
  const [isLost, setLost] = useState(false);
  const chosen = status.places.find(({ kind }) => kind === place.place)?.address ?? status.address;
  const isHere = place.place === 'here';

  const choose = (next: EmergencyPlace) => {
    setLost(false);
    onChange(next);
  };
  const choosePosition = async () => {
    setLocating(true);
    const position = await locate();
    setLocating(false);
    if (position) choose({ place: 'here', ...position });
    else setLost(true);
  };
  const said =
    chosen === ''
      ? t('emergency.noAddress')
      : t('emergency.comesTo', { address: naturally(addressForDisplay(chosen)) });
  return (
    <>
      <p role="status">
        <strong>{isHere ? t('emergency.comesHere') : said}</strong>
      </p>
      {isLost && (
        <Alert tone="waiting" isUrgent>
          {t('emergency.notLocated')}
        </Alert>
      )}
      <p id={placesId}>{t('emergency.changeTo')}</p>
      <div className="stack" role="group" aria-labelledby={placesId}>
        {status.places
          .filter(({ address }) => isHere || address !== chosen)
          .map(({ kind, address }) => (
            <Button key={kind} kind="secondary" isWide onClick={() => choose({ place: kind })}>
              {t(kind === 'home' ? 'emergency.toHome' : 'emergency.toOther', {
                address: naturally(addressForDisplay(address)),
              })}
            </Button>
          ))}
        {!isHere && (
          <Button kind="secondary" isWide isBusy={isLocating} onClick={() => void choosePosition()}>
            {t('emergency.toHere')}
          </Button>
        )}
      </div>
    </>
  );
}
