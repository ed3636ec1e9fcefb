import type { ConsentRow, SensitiveReadRow } from '@karov/api-client';
import { isolated } from '@karov/domain';
import { formatDateTime } from '../../core/dates.js';
import { useText } from '../../core/text.js';

const shown = (iso: string): string => isolated(formatDateTime(iso));

/** A person's consents, each with its text. */
export function ConsentList({ consents }: { consents: readonly ConsentRow[] }) {
  const t = useText();
  if (consents.length === 0) return <p>{t('profile.data.noConsents')}</p>;
  return (
    <ul className="records">
      {consents.map(({ kind, version, text_url, given_at, withdrawn_at }) => (
        <li key={`${kind} ${given_at}`}>
          <a href={text_url}>{t(`profile.data.consent.${kind}`)}</a>{' '}
          <span className="records__time">
            {t('profile.data.given', { time: shown(given_at), version: isolated(version) })}
            {withdrawn_at && ` · ${t('profile.data.withdrawn', { time: shown(withdrawn_at) })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Which member of staff viewed sensitive details, and when (rule 67). */
export function ReadList({ reads }: { reads: readonly SensitiveReadRow[] }) {
  const t = useText();
  if (reads.length === 0) return <p>{t('profile.data.noReads')}</p>;
  return (
    <ul className="records">
      {reads.map(({ id, reader, reader_role, what, read_at }) => (
        <li key={id}>
          {t('profile.data.read', { reader, role: t(`common.roles.${reader_role}`), what })}{' '}
          <span className="records__time">{shown(read_at)}</span>
        </li>
      ))}
    </ul>
  );
}
