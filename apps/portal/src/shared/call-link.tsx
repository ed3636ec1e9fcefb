import { type SpokenTo, writingLink } from '@karov/domain';
import { useSession } from '@karov/web';
import type { ReactNode } from 'react';
import { useText } from '../core/text.js';
import { Icon } from '../design/icon/icon.js';
import './call-link.css';
import { typedText } from './typed-text.js';

/** A person who can be called; the number is always shown with their contact wishes. */
interface Reachable {
  phone: string;
  contact_note: string;
  spoken_to: SpokenTo;
}

interface CallLinkProps {
  person: Reachable;
  /** the name of the person to call, for links that do not show it */
  name: string;
  className: string;
  label?: string;
  children: ReactNode;
}

/**
 * A link that calls a person who has a telephone (rule 239). If either side writes rather than calls, writing
 * comes first and calling last (rule 215). Below it: how the person wants to be reached.
 */
export function CallLink({ person, name, className, label, children }: CallLinkProps) {
  const t = useText();
  const isWritten = useSession()?.writes === true || person.spoken_to.writes;
  const { phone, contact_note: note } = person;
  const call = (
    <a className={isWritten ? 'standing-link call-last' : className} href={`tel:${phone}`} aria-label={label}>
      {children}
    </a>
  );
  return (
    <>
      {person.spoken_to.writes && <strong className="writes">{t('common.writing.does')}</strong>}
      {phone === '' ? (
        <span>{t('common.words.noPhone')}</span>
      ) : isWritten ? (
        <span className="ways-to-reach">
          <WriteLinks person={person} name={name} className={className} />
          {call}
        </span>
      ) : (
        call
      )}
      {note !== '' && (
        <p>
          <strong>{t('common.words.contactNote')}:</strong> {typedText(note)}
        </p>
      )}
    </>
  );
}

function WriteLinks({
  person: { phone, spoken_to },
  name,
  className,
}: Pick<CallLinkProps, 'person' | 'name' | 'className'>) {
  const t = useText();
  return spoken_to.by.map((way) => (
    <a
      key={way}
      className={className}
      href={writingLink(way, phone)}
      aria-label={`${t(`common.writing.${way}`)}: ${name}`}
    >
      <Icon name="chat" /> {t(`common.writing.${way}`)}
    </a>
  ));
}

interface CallVolunteerProps {
  volunteer: Omit<Reachable, 'phone'> & { first_name: string; phone: string | null };
}

/** Calls the volunteer who is coming; renders nothing while the volunteer's number is withheld (rule 30). */
export function CallVolunteer({ volunteer: { first_name: name, phone, ...manner } }: CallVolunteerProps) {
  const t = useText();
  if (!phone) return null;
  return (
    <div className="call-volunteer">
      <CallLink person={{ phone, ...manner }} name={name} className="button button--primary">
        <Icon name="phone" />
        {t('dashboard.callVolunteer', { name })}
      </CallLink>
    </div>
  );
}
