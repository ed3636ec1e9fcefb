import type { NamedPerson, UserRecord } from '@karov/api-client';
import { Link, Skeleton, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ShownAddress } from '../../shared/places/shown-address.js';
import { type Translate, useText } from '../../shared/text.js';
import { Facts } from '../../shared/ui/facts.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { TypedText } from '../../shared/ui/typed-text.js';
import { PEOPLE } from './people-addresses.js';
import { PersonSection } from './person-section.js';
import { roleWords } from './person-words.js';

const PersonMap = lazy(async () => ({ default: (await import('./person-map.js')).PersonMap }));

function channelWords(person: UserRecord, text: Translate): string {
  const words = [
    person.is_wp === 1 && text('common.channel.whatsapp'),
    person.is_sms === 1 && text('common.channel.sms'),
    person.is_email === 1 && text('common.channel.email'),
    person.is_phone === 1 && text('people.panel.channel_phone'),
  ];
  return words.filter(Boolean).join(', ');
}

/** The channels on which messages bounce, why, and since when (rule 189). */
function Bounced({ bounced }: Pick<UserRecord, 'bounced'>) {
  const text = useText();
  return bounced.map(({ channel, fault, since }) => (
    <Typography key={channel} component="span" variant="body2" sx={{ display: 'block' }}>
      {text('people.panel.bounced_way', {
        channel: text(`common.channel.${channel}`),
        fault: text(`notifications.faults.${fault}`),
      })}{' '}
      <RelativeTime at={since} />
    </Typography>
  ));
}

function People({ people }: { people: readonly NamedPerson[] }) {
  return people.map(({ id, full_name }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <Link component={RouterLink} to={`${PEOPLE}/${id}`}>
        {full_name}
      </Link>
    </span>
  ));
}

/** A person's details and how to reach them, with both addresses on a small map. */
export function PersonFacts({ person }: { person: UserRecord }) {
  const text = useText();
  const counts = (type: UserRecord['address_type']) =>
    person.address_type === type && person.residential_address !== '' && person.arrival_address !== '';
  const addressFact = (address: string, type: UserRecord['address_type']) =>
    address !== '' && (
      <>
        <ShownAddress wire={address} />
        {counts(type) && (
          <Typography variant="body2" color="text.secondary">
            {text('people.panel.counts')}
          </Typography>
        )}
      </>
    );
  const points = [person.residential_point, person.arrival_point].filter((point) => point !== null);
  return (
    <PersonSection title={text('people.panel.who')}>
      <Facts
        facts={[
          [text('users.roles'), roleWords(person.roles, text)],
          [text('people.organization'), person.organization?.name],
          [text('people.panel.channels'), channelWords(person, text) || text('people.unreachable')],
          [
            text('people.panel.bounced'),
            person.bounced.length > 0 && <Bounced key="bounced" bounced={person.bounced} />,
          ],
          [
            text('broadcasts.unsubscribed'),
            person.unsubscribed.map((channel) => text(`broadcasts.channels.${channel}`)).join(', '),
          ],
          [text('people.panel.email'), person.email && <bdi dir="ltr">{person.email}</bdi>],
          [text('people.panel.locale'), text(`common.languages.${person.locale}`)],
          [text('people.registered'), <RelativeTime key="registered" at={person.created_at} />],
          [
            text('people.panel.first_in'),
            person.signed_in_at === null ? (
              text('people.panel.never_in')
            ) : (
              <RelativeTime key="in" at={person.signed_in_at} />
            ),
          ],
          [
            text('people.panel.last_seen'),
            person.last_seen_at && <RelativeTime key="seen" at={person.last_seen_at} />,
          ],
          [text('people.panel.regions'), person.regions.join(', ')],
          [text('people.panel.home'), addressFact(person.residential_address, 'residential')],
          [text('people.panel.arrival'), addressFact(person.arrival_address, 'arrival')],
          [
            text('people.panel.comments'),
            person.comments && <TypedText key="comments">{person.comments}</TypedText>,
          ],
          [
            text('people.panel.shares_phone'),
            person.shares_phone_with.length > 0 && <People people={person.shares_phone_with} />,
          ],
          [
            text('people.panel.referred_by'),
            person.referred_by.length > 0 && <People people={person.referred_by} />,
          ],
          [
            text('people.panel.references'),
            person.references.length > 0 && <People people={person.references.map(({ user }) => user)} />,
          ],
        ]}
      />
      {points.length > 0 && (
        <Suspense fallback={<Skeleton variant="rounded" width="100%" height={180} />}>
          <PersonMap points={points} />
        </Suspense>
      )}
    </PersonSection>
  );
}
