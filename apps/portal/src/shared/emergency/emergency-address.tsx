import { useId, useState } from 'react';
import type { EmergencyPlace, EmergencyStatus } from '@karov/api-client';
import { addressForDisplay } from '@karov/domain';
import { useText } from '../../core/text.js';
import { Alert } from '../../design/alert/alert.js';
import { Button } from '../../design/button/button.js';

interface EmergencyAddressProps {
  status: Pick<EmergencyStatus, 'address' | 'places'>;
  place: EmergencyPlace;
  onChange: (place: EmergencyPlace) => void;
}

const LOCATE: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 30_000 };

/** An address within a sentence of either direction. */
function isolated(wire: string): string {
  return `\u2068${addressForDisplay(wire)}\u2069`;
}

/** Where help comes to, and with one tap another place: home, the other address, or where the device is, which is asked for then only (rule 75). */
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
  const lose = () => {
    setLocating(false);
    setLost(true);
  };
  const locate = () => {
    if (!('geolocation' in navigator)) return lose();
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        choose({ place: 'here', lat: coords.latitude, lng: coords.longitude });
      },
      lose,
      LOCATE,
    );
  };
  const said = chosen === '' ? t('emergency.noAddress') : t('emergency.comesTo', { address: isolated(chosen) });
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
              {t(kind === 'home' ? 'emergency.toHome' : 'emergency.toOther', { address: isolated(address) })}
            </Button>
          ))}
        {!isHere && (
          <Button kind="secondary" isWide isBusy={isLocating} onClick={locate}>
            {t('emergency.toHere')}
          </Button>
        )}
      </div>
    </>
  );
}
