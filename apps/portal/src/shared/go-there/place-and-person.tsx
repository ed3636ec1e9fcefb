import type { HelperContact } from '@karov/api-client';
import {
  addressForDisplay,
  addressFromWire,
  type DistanceBand,
  formatPhone,
  isAboutThere,
} from '@karov/domain';
import { lazy, Suspense } from 'react';
import { useText } from '../../core/text.js';
import { Icon } from '../../design/icon/icon.js';
import { CallLink } from '../call-link.js';
import { typedText } from '../typed-text.js';
import './go-there.css';
import { wayTo } from './way-to.js';

/** Fetched together with the base map when there is a place to show. */
const MapDisc = lazy(() => import('./map-disc.js'));

/**
 * An address that opens navigation when pressed; without a house number, a note says that its place on a map
 * is approximate (rule 226).
 */
function Address({ label, wire }: { label: string; wire: string }) {
  const t = useText();
  return (
    <p className="go__address">
      <span className="visually-hidden">{label}: </span>
      {typedText(addressForDisplay(wire))}
      {isAboutThere(wire) && <span className="go__about">{t('volunteering.aboutThere')}</span>}
    </p>
  );
}

/** The second navigation link for a place, or both links for the destination of a ride. */
function Ways({ wire, hasWaze }: { wire: string; hasWaze: boolean }) {
  const t = useText();
  const address = addressForDisplay(wire);
  const { waze, google } = wayTo(wire);
  return (
    <p className="go__ways">
      {hasWaze && (
        <a className="standing-link" href={waze} aria-label={t('volunteering.wazeTo', { address })}>
          {t('volunteering.waze')}
        </a>
      )}
      <a className="standing-link" href={google} aria-label={t('volunteering.googleTo', { address })}>
        {t('volunteering.google')}
      </a>
    </p>
  );
}

/** What a helper must know before leaving (rule 155), and the words that the person wrote. */
function Matters({ contact: { matters, floor, comments } }: { contact: HelperContact }) {
  const t = useText();
  const known = [
    ...matters.map((matter) => t(`matter.${matter}`)),
    ...(floor === null ? [] : [t('matter.floor', { floor })]),
  ];
  if (known.length === 0 && comments === '') return null;
  return (
    <p>
      <span className="visually-hidden">{t('volunteering.comments')}: </span>
      {known.length > 0 && <strong>{known.join(' · ')}</strong>}
      {known.length > 0 && comments !== '' && <br />}
      {typedText(comments)}
    </p>
  );
}

interface PlaceAndPersonProps {
  contact: HelperContact;
  distance: DistanceBand | null;
  /** the volunteer has arrived and needs no directions */
  isThere: boolean;
}

/**
 * Whom a volunteer helps and where, from approval until the end of the work (rule 30): the distance in the
 * largest type with a small map, then the person, the address and what to know.
 */
export default function PlaceAndPerson({ contact, distance, isThere }: PlaceAndPersonProps) {
  const t = useText();
  const { full_name: name, phone, origin_address: origin, destination_address: destination } = contact;
  // Below a kilometre, both ends of the route would overlap.
  const place = isThere || distance === 'under_1' ? null : addressFromWire(origin);
  return (
    <div className="go">
      <div className="go__head">
        <div className="go__where">
          {distance !== null && origin !== '' && !isThere && (
            <p className="go__distance">{t(`common.distance.${distance}`)}</p>
          )}
          <p className="go__name">
            <span className="visually-hidden">{t('volunteering.contact')}: </span>
            {typedText(name)}
          </p>
          {origin !== '' && <Address label={t('volunteering.pickUp')} wire={origin} />}
          {contact.is_address_changed && <p className="go__about">{t('volunteering.addressChanged')}</p>}
        </div>
        {place && (
          <div className="go__disc">
            <Suspense>
              <MapDisc to={place} from={contact.from} />
            </Suspense>
          </div>
        )}
      </div>
      <Matters contact={contact} />
      <div className="go__reach">
        <CallLink
          person={contact}
          name={name}
          className="standing-link"
          label={t('volunteering.call', { name })}
        >
          <Icon name="phone" /> <span className="ltr">{formatPhone(phone)}</span>
        </CallLink>
      </div>
      {origin !== '' && !isThere && <Ways wire={origin} hasWaze={false} />}
      {destination !== '' && (
        <>
          <Address label={t('volunteering.destination')} wire={destination} />
          <Ways wire={destination} hasWaze />
        </>
      )}
    </div>
  );
}
