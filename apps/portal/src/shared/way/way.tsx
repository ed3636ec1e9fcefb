import type { OwnApplication } from '@karov/api-client';
import { isolated } from '@karov/domain';
import { formatDateTime } from '../../core/dates.js';
import { type Translate, useText } from '../../core/text.js';
import { Icon, type IconName } from '../../design/icon/icon.js';
import type { Station } from './request-way.js';
import './way.css';

const ICONS: Readonly<Record<Station['state'], IconName>> = { done: 'check', now: 'clock', ahead: 'circle' };
const WORDS = { done: 'sos.stepDone', now: 'sos.stepNow', ahead: 'sos.stepAhead' } as const;
/** The index at which the time begins in "DD-MM-YYYY HH:mm". */
const TIME_AT = 11;

/** Says when the volunteer set out, and the approximate distance (rule 167). */
export function wayDetail(t: Translate, volunteer: OwnApplication['volunteer']): string {
  if (!volunteer) return '';
  const { progress, progress_at: since, distance_band: band } = volunteer;
  const time = since && isolated(formatDateTime(since).slice(TIME_AT));
  return [
    ...(progress !== null && time ? [t(`ownRequest.way.since.${progress}`, { time })] : []),
    ...(band !== null && progress !== 'arrived'
      ? [t('ownRequest.way.from', { distance: t(`common.distanceBand.${band}`) })]
      : []),
  ].join(' · ');
}

interface WayProps {
  stations: readonly Station[];
  detail?: string;
  /** shown in a column at every width */
  isTall?: boolean;
}

/**
 * The stations of a request: in a column on a phone or with `isTall`, otherwise in a row; above them, what is
 * known about the helper.
 */
export function Way({ stations, detail = '', isTall = false }: WayProps) {
  const t = useText();
  return (
    <>
      {detail !== '' && <p>{detail}</p>}
      <ol
        className={isTall ? 'request-way' : 'request-way request-way--row'}
        aria-label={t('ownRequest.way.title')}
      >
        {stations.map(({ name, state }) => (
          <li
            key={name}
            className={`request-way__station request-way__station--${state}`}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className="request-way__mark">
              <Icon name={ICONS[state]} />
            </span>
            <span className="request-way__name">
              {t(`ownRequest.way.${name}`)}{' '}
              <span className={state === 'now' ? 'request-way__word' : 'visually-hidden'}>
                ({t(WORDS[state])})
              </span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
