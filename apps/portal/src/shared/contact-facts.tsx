import type { LinkWork } from '@karov/api-client';
import { addressForDisplay, formatPhone, isAboutThere } from '@karov/domain';
import type { ReactNode } from 'react';
import { useText } from '../core/text.js';
import { FactList } from '../design/card/card.js';
import { Icon } from '../design/icon/icon.js';
import { CallLink } from './call-link.js';
import './contact-facts.css';
import { typedText } from './typed-text.js';
import { wayTo } from './way-to.js';

/** The help seeker's contact details. The page behind the link shows the facts that a helper must know. */
type Contact = Omit<NonNullable<LinkWork['contact']>, 'matters' | 'floor'> &
  Partial<Pick<NonNullable<LinkWork['contact']>, 'matters' | 'floor'>>;

/**
 * The words of an address open a navigation; without a house number, a note says that its place on a map is
 * approximate (rule 226).
 */
function TypedAddress({ wire }: { wire: string }) {
  const t = useText();
  return (
    <>
      {typedText(addressForDisplay(wire))}
      {isAboutThere(wire) && <span className="contact-about">{t('volunteering.aboutThere')}</span>}
    </>
  );
}

function AddressLinks({ wire }: { wire: string }) {
  const t = useText();
  const address = addressForDisplay(wire);
  const { waze, google } = wayTo(wire);
  return (
    <>
      <TypedAddress wire={wire} />
      <span className="contact-links">
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

/** What a helper must know before leaving (rule 155), and the person's own words. */
function Matters({ known, comments }: { known: readonly string[]; comments: string }) {
  return (
    <>
      {known.length > 0 && <strong>{known.join(' · ')}</strong>}
      {known.length > 0 && comments !== '' && <br />}
      {typedText(comments)}
    </>
  );
}

/**
 * The help seeker, the ways to reach them and their address: from approval until the end of the work (rule
 * 30). `isLed`: the page shows the way there elsewhere.
 */
export default function ContactFacts({ contact, isLed = false }: { contact: Contact; isLed?: boolean }) {
  const t = useText();
  const { matters = [], floor = null } = contact;
  const known = [
    ...matters.map((matter) => t(`matter.${matter}`)),
    ...(floor === null ? [] : [t('matter.floor', { floor })]),
  ];
  const call = (
    <CallLink
      person={contact}
      name={contact.full_name}
      className="standing-link"
      label={t('volunteering.call', { name: contact.full_name })}
    >
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
    ...(contact.origin_address === ''
      ? []
      : [
          {
            name: t('volunteering.pickUp'),
            value: isLed ? (
              <TypedAddress wire={contact.origin_address} />
            ) : (
              <AddressLinks wire={contact.origin_address} />
            ),
          },
        ]),
    ...(contact.destination_address === ''
      ? []
      : [
          { name: t('volunteering.destination'), value: <AddressLinks wire={contact.destination_address} /> },
        ]),
    ...(known.length === 0 && contact.comments === ''
      ? []
      : [{ name: t('volunteering.comments'), value: <Matters known={known} comments={contact.comments} /> }]),
  ];
  return <FactList facts={facts} />;
}
