import type { ReactNode } from 'react';
import { useText } from '../core/text.js';
import { Icon } from '../design/icon/icon.js';
import { typedText } from './typed-text.js';

interface CallLinkProps {
  /** the number never comes without how its owner wants to be reached */
  person: { phone: string; contact_note: string };
  className: string;
  label?: string;
  children: ReactNode;
}

/** Calls somebody; under it stands how they want to be reached. */
export function CallLink({ person: { phone, contact_note: note }, className, label, children }: CallLinkProps) {
  const t = useText();
  return (
    <>
      <a className={className} href={`tel:${phone}`} aria-label={label}>
        {children}
      </a>
      {note !== '' && (
        <p>
          <strong>{t('common.words.contactNote')}:</strong> {typedText(note)}
        </p>
      )}
    </>
  );
}

interface CallVolunteerProps {
  volunteer: { first_name: string; phone: string | null; contact_note: string };
}

/** Calls the volunteer who is coming; nothing while their number is kept back (rule 30). */
export function CallVolunteer({ volunteer: { first_name: name, phone, contact_note } }: CallVolunteerProps) {
  const t = useText();
  if (!phone) return null;
  return (
    <CallLink person={{ phone, contact_note }} className="button button--primary">
      <Icon name="phone" />
      {t('dashboard.callVolunteer', { name })}
    </CallLink>
  );
}
