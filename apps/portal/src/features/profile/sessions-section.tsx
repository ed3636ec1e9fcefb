import type { SessionRow } from '@karov/api-client';
import { isolated, PAGES } from '@karov/domain';
import { session } from '@karov/web';
import { useState } from 'react';
import { api } from '../../core/api.js';
import { formatDateTime } from '../../core/dates.js';
import { forcedPath, toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { StatusBadge } from '../../design/badge/status-badge.js';
import { Button } from '../../design/button/button.js';
import { ConfirmDialog } from '../../design/dialog/confirm-dialog.js';
import { FoldedSection } from '../../design/section/folded-section.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { askForOwnCode, isProofNeeded, ProofDialog } from '../../shared/phone-code/fresh-proof.js';

const loadSessions = (): Promise<SessionRow[]> => api.get('/auth/sessions');
const shown = (iso: string): string => isolated(formatDateTime(iso));

function Device({ row, onEnd }: { row: SessionRow; onEnd: () => Promise<void> }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    onEnd()
      .catch(toastFailure)
      .finally(() => setBusy(false));
  };
  return (
    <li className="device">
      <div>
        <strong className="device__name">{row.device}</strong> · {t(`common.roles.${row.role}`)}
        <p>
          {row.last_seen_at
            ? t('profile.sessions.seen', { time: shown(row.last_seen_at) })
            : t('profile.sessions.opened', { time: shown(row.created_at) })}
        </p>
      </div>
      {row.is_current ? (
        <StatusBadge tone="info">{t('profile.sessions.current')}</StatusBadge>
      ) : (
        <Button
          kind="secondary"
          isBusy={isBusy}
          aria-label={t('profile.sessions.endOf', { device: row.device })}
          onClick={press}
        >
          {t('profile.sessions.end')}
        </Button>
      )}
    </li>
  );
}

function EndAll({ phone }: { phone: string }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isProving, setProving] = useState(false);
  const endAll = async () => {
    await api.act('POST', '/auth/sessions/end-all');
    forcedPath.set(PAGES.Login.path);
    session.set(null);
  };
  const askForProof = () =>
    askForOwnCode()
      .then(() => setProving(true))
      .catch(toastFailure);
  const confirm = () => {
    setBusy(true);
    endAll()
      .catch((error: unknown) => (isProofNeeded(error) ? askForProof() : toastFailure(error)))
      .finally(() => setBusy(false));
  };
  const goOn = () => {
    setProving(false);
    confirm();
  };
  return (
    <div>
      <Button kind="danger" icon="out" onClick={() => setAsking(true)}>
        {t('profile.sessions.endAll')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('profile.sessions.endAllTitle')}
          confirmLabel={t('profile.sessions.endAll')}
          kind="danger"
          isBusy={isBusy}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <p>{t('profile.sessions.endAllText')}</p>
        </ConfirmDialog>
      )}
      {isProving && <ProofDialog phone={phone} onProven={goOn} onClose={() => setProving(false)} />}
    </div>
  );
}

/** The devices on which a person is signed in, with a sign-out for each and one for all (rule 27). */
export function SessionsSection({ phone }: { phone: string }) {
  const t = useText();
  const { data, error, reload } = useLoad(loadSessions);
  const end = async (id: string) => {
    await api.act('DELETE', '/auth/sessions/{id}', { params: { path: { id } } });
    showToast('done', t('profile.sessions.ended'));
    reload();
  };
  return (
    <FoldedSection title={t('profile.sessions.title')}>
      {data === null &&
        (error === null ? <Spinner /> : <LoadFailure text={t('profile.sessions.failed')} onRetry={reload} />)}
      {data && (
        <>
          <ul className="devices">
            {data.map((row) => (
              <Device key={row.id} row={row} onEnd={() => end(row.id)} />
            ))}
          </ul>
          <EndAll phone={phone} />
        </>
      )}
    </FoldedSection>
  );
}
