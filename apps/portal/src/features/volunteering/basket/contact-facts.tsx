import type { ReactNode } from 'react';
import type { BasketRow } from '@karov/api-client';
import { addressForDisplay, addressFromWire, formatPhone } from '@karov/domain';
import { useText } from '../../../core/text.js';
import { FactList } from '../../../design/card/card.js';
import { Icon } from '../../../design/icon/icon.js';
import { CallLink } from '../../../shared/call-link.js';
import { typedText } from '../../../shared/typed-text.js';

type Contact = NonNullable<BasketRow['contact']>;

/**
 * Links that open a navigation: by the words of an address with a house number, which a navigation finds to the house while our position
 * may be no better than the middle of the town; else by the position.
 */
function wayTo(wire: string): { waze: string; google: string } {
  const known = addressFromWire(wire);
  const words = addressForDisplay(wire);
  const isByPosition = known !== null && !/\d/.test(words);
  const place = encodeURIComponent(isByPosition ? `${known.lat},${known.lon}` : words);
  return {
    waze: `https://waze.com/ul?${isByPosition ? 'll' : 'q'}=${place}&navigate=yes`,
    google: `https://www.google.com/maps/dir/?api=1&destination=${place}`,
  };
}

function AddressLinks({ wire }: { wire: string }) {
  const t = useText();
  const address = addressForDisplay(wire);
  const { waze, google } = wayTo(wire);
  return (
    <>
      {typedText(address)}
      <span className="request__links">
        <a className="standing-link" href={waze} aria-label={t('volunteering.wazeTo', { address })}>
          {t('volunteering.waze')}
        </a>
        <a className="standing-link" href={google} aria-label={t('volunteering.googleTo', { address })}>
          {t('volunteering.google')}
        </a>
      </span>
    </>
  );
}

/** Whom to help, how to reach them and where: from approval until the end of the work (rule 30). */
export default function ContactFacts({ contact }: { contact: Contact }) {
  const t = useText();
  const call = (
    <CallLink person={contact} name={contact.full_name} className="standing-link" label={t('volunteering.call', { name: contact.full_name })}>
      <Icon name="phone" /> <span className="ltr">{formatPhone(contact.phone)}</span>
    </CallLink>
  );
  const facts: { name: string; value: ReactNode }[] = [
    {
      name: t('volunteering.contact'),
      value: (
        <>
          {typedText(contact.full_name)}
          <br />
          {call}
        </>
      ),
    },
    ...(contact.origin_address === '' ? [] : [{ name: t('volunteering.pickUp'), value: <AddressLinks wire={contact.origin_address} /> }]),
    ...(contact.destination_address === '' ? [] : [{ name: t('volunteering.destination'), value: <AddressLinks wire={contact.destination_address} /> }]),
    ...(contact.comments === '' ? [] : [{ name: t('volunteering.comments'), value: typedText(contact.comments) }]),
  ];
  return <FactList facts={facts} />;
}
