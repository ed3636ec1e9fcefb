import type { VolunteerEventRequestRow } from '@karov/api-client';
import { NEED_LOOKS } from '@karov/design';
import { addressForDisplay, formatPhone } from '@karov/domain';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../core/dates.js';
import { type Translate, useText } from '../../core/text.js';
import { StatusBadge } from '../../design/badge/status-badge.js';
import type { Column } from '../../design/table/data-table.js';
import { CallLink } from '../../shared/call-link.js';
import { UserRequestBadge } from '../../shared/request-badge.js';

function Contact({ contact, name }: { contact: VolunteerEventRequestRow['contact']; name: string }) {
  const t = useText();
  if (!contact) return null;
  return (
    <div className="contact">
      <CallLink person={contact} name={name} className="standing-link">
        <span className="ltr">{formatPhone(contact.phone)}</span>
      </CallLink>
      <span>{addressForDisplay(contact.address)}</span>
      {contact.is_address_changed && <span>{t('volunteering.addressChanged')}</span>}
    </div>
  );
}

/** Another volunteer has the request; this one stays ready (rule 71). */
function Reserve() {
  const t = useText();
  return (
    <>
      <StatusBadge tone={NEED_LOOKS.waitingForApproval}>{t('requests.reserve')}</StatusBadge>
      <p>{t('volunteering.reserveText')}</p>
    </>
  );
}

/** The columns of rule 124, with the contact while it is visible (rule 30). */
export function requestColumns(
  t: Translate,
  actions: (row: VolunteerEventRequestRow) => ReactNode,
): Column<VolunteerEventRequestRow>[] {
  return [
    { key: 'event', header: t('requests.event'), cell: (row) => row.event.name },
    { key: 'volunteer', header: t('requests.volunteer'), cell: (row) => row.volunteer?.full_name },
    {
      key: 'user',
      header: t('requests.user'),
      cell: (row) => (
        <>
          {row.user?.full_name}
          <Contact contact={row.contact} name={row.user?.full_name ?? ''} />
        </>
      ),
    },
    {
      key: 'status',
      header: t('requests.status'),
      orderBy: 'status',
      cell: (row) => (row.is_reserve ? <Reserve /> : <UserRequestBadge {...row} />),
    },
    {
      key: 'updated',
      header: t('requests.updated'),
      orderBy: 'updated_at',
      cell: (row) => (
        <time className="ltr" dateTime={row.updated_at}>
          {formatDateTime(row.updated_at)}
        </time>
      ),
    },
    { key: 'actions', header: t('common.words.actions'), cell: actions },
  ];
}
