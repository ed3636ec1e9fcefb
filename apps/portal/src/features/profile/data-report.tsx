import type { HelpProfileDropdowns, OwnData, Profile } from '@karov/api-client';
import {
  type AskingContext,
  addressForDisplay,
  askedFields,
  askedSections,
  formatPhone,
  type HelpProfileAnswers,
  isolated,
} from '@karov/domain';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../core/dates.js';
import { type Translate, useText } from '../../core/text.js';
import { FactList } from '../../design/card/card.js';
import { FoldedSection } from '../../design/section/folded-section.js';
import {
  checkedAnswers,
  type Reading,
  useProfileOptions,
  useProfileWords,
} from '../../shared/help-profile/index.js';
import { ConsentList, ReadList } from './data-lists.js';
import { DETAILS_SECTIONS } from './help-answers.js';

const shown = (iso: string): string => isolated(formatDateTime(iso));

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <FoldedSection title={title} headings="h3">
      {children}
    </FoldedSection>
  );
}

function PersonFacts({ profile }: { profile: Profile }) {
  const t = useText();
  const facts = [
    { name: t('profile.details.firstName'), value: profile.first_name },
    { name: t('profile.details.lastName'), value: profile.last_name },
    { name: t('profile.phone.title'), value: <span className="ltr">{formatPhone(profile.phone)}</span> },
    { name: t('profile.details.email'), value: profile.email ?? '' },
    { name: t('profile.details.residential'), value: addressForDisplay(profile.residential_address) },
    { name: t('profile.details.arrival'), value: addressForDisplay(profile.arrival_address) },
    {
      name: t('profile.details.disabilities'),
      value: [
        ...profile.disabilities.map(({ name }) => name),
        profile.other_disability,
        profile.unreadable.includes('disabilities') ? t('profile.data.unreadable') : '',
      ]
        .filter(Boolean)
        .join(', '),
    },
    { name: t('profile.details.contactNote'), value: profile.contact_note },
    { name: t('profile.details.comments'), value: profile.comments },
  ];
  return <FactList facts={facts.filter(({ value }) => value !== '')} />;
}

function HelpFacts({ answers, options }: { answers: HelpProfileAnswers; options: HelpProfileDropdowns }) {
  const t = useText();
  const words = useProfileWords();
  const asking: AskingContext = { form: 'profile', options, isQuick: false };
  const reading: Reading = {
    t,
    words,
    options,
    askedIn: (fields, group) => askedFields(fields, group, asking, false),
  };
  const sections = askedSections(answers, asking).filter(({ name }) => !DETAILS_SECTIONS.includes(name));
  return sections.map(({ name, fields }) => {
    const facts = checkedAnswers(fields, answers, reading).filter(({ value }) => value !== '');
    return (
      facts.length > 0 && (
        <div className="stack" key={name}>
          <h4>{words.section(name).title}</h4>
          <FactList facts={facts.map(({ label, value }) => ({ name: label, value }))} />
        </div>
      )
    );
  });
}

function SignedFrom({ signature }: { signature: NonNullable<OwnData['signature']> }) {
  const t = useText();
  const time = shown(signature.signed_at);
  return (
    <p>
      {signature.ip_address === null
        ? t('profile.data.signed', { time })
        : t('profile.data.signedFrom', { time, address: isolated(signature.ip_address) })}
    </p>
  );
}

/** Says whether broadcasts are sent by a channel, and when the person chose that. */
function choiceWords(
  { channel, is_wanted: isWanted, changed_at: changedAt }: OwnData['messages_to_many'][number],
  t: Translate,
): string {
  const words = t(isWanted ? 'profile.data.toManyWanted' : 'profile.data.toManyRefused', {
    channel: t(`common.channel.${channel}`),
  });
  return changedAt === null ? words : `${words} · ${shown(changedAt)}`;
}

/** All stored data about a person, to read and print, each part under its heading. */
export function DataReport({ data }: { data: OwnData }) {
  const t = useText();
  const { data: options } = useProfileOptions();
  const { profile, messages, requests, sessions, conversations } = data;
  const list = (entries: readonly string[]) =>
    entries.length === 0 ? (
      <p>{t('profile.data.nothing')}</p>
    ) : (
      <ul className="records">
        {entries.map((entry, index) => (
          <li key={`${index} ${entry}`}>{entry}</li>
        ))}
      </ul>
    );
  return (
    <div role="region" aria-label={t('profile.data.title')}>
      <p>{t('profile.data.written', { time: shown(data.written_at) })}</p>
      <Part title={t('profile.data.person')}>
        <PersonFacts profile={profile} />
      </Part>
      {profile.unreadable.includes('help_profile') && (
        <Part title={t('profile.help.title')}>
          <p>{t('profile.data.unreadable')}</p>
        </Part>
      )}
      {profile.help_profile && options && (
        <Part title={t('profile.help.title')}>
          <HelpFacts answers={profile.help_profile} options={options} />
        </Part>
      )}
      <Part title={t('profile.data.consents')}>
        <ConsentList consents={data.consents} />
        {data.signature && <SignedFrom signature={data.signature} />}
      </Part>
      <Part title={t('profile.data.reads')}>
        <ReadList reads={data.reads} />
      </Part>
      <Part title={t('profile.sessions.title')}>
        {list(sessions.map(({ device, created_at }) => `${device} · ${shown(created_at)}`))}
      </Part>
      <Part title={t('profile.data.messages')}>
        {list(messages.map(({ text, sent_at }) => `${shown(sent_at)} · ${text}`))}
      </Part>
      <Part title={t('profile.data.conversations')}>
        {list(conversations.map(({ about, sent_at, text }) => `${shown(sent_at)} · ${about} · ${text}`))}
      </Part>
      <Part title={t('profile.data.contacts')}>
        {list(
          data.contacts.map(({ subject, is_mine: isMine, sent_at, text }) =>
            [shown(sent_at), subject, isMine ? '' : t('profile.data.desk'), text].filter(Boolean).join(' · '),
          ),
        )}
      </Part>
      <Part title={t('profile.data.toMany')}>
        {list(data.messages_to_many.map((choice) => choiceWords(choice, t)))}
      </Part>
      <Part title={t('profile.data.requests')}>
        {list(
          requests.map(({ event, text, reason, state_text, created_at }) =>
            [event, text, state_text, reason, shown(created_at)].filter(Boolean).join(' · '),
          ),
        )}
      </Part>
    </div>
  );
}
