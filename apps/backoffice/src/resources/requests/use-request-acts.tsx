import { useLocale } from '@karov/web';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../shared/text.js';
import type { RequestAct } from './request-acts.js';
import { type RequestColumnsContext, requestColumns } from './request-columns.js';
import { RequestDialogs } from './request-dialogs.js';
import { useRequest } from './request-panel.js';

const ADDRESS = /^#request-(\d+)$/;

/**
 * The request whose panel is open, kept in the fragment of the address, so that the panel is there again after a
 * reload and can be sent to a colleague.
 */
function useOpenRequest() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [, id] = ADDRESS.exec(hash) ?? [];
  const point = useCallback(
    (to: string) => void navigate({ search, hash: to }, { replace: true }),
    [navigate, search],
  );
  return {
    id: id === undefined ? null : Number(id),
    open: (of: number) => point(`#request-${of}`),
    close: () => point(''),
  };
}

/**
 * Returns the columns of a list of requests, the callback that opens a row, and the dialog for the chosen
 * action.
 */
export function useRequestActs({
  hasDisability,
  isWaiting,
}: Pick<RequestColumnsContext, 'hasDisability' | 'isWaiting'>) {
  const text = useText();
  const locale = useLocale();
  const [act, setAct] = useState<RequestAct | null>(null);
  const panel = useOpenRequest();
  const columns = useMemo(
    () => requestColumns({ text, locale, onAct: setAct, hasDisability, isWaiting }),
    [text, locale, hasDisability, isWaiting],
  );
  const open = (next: RequestAct) => {
    setAct(next);
    if (next.kind === 'details') panel.open(next.request.id);
  };
  const close = () => {
    setAct(null);
    panel.close();
  };
  const dialog: ReactNode = act ? (
    <RequestDialogs key={`${act.kind}-${act.request.id}`} act={act} onAct={setAct} onClose={close} />
  ) : (
    panel.id !== null && <Addressed key={panel.id} id={panel.id} onAct={setAct} onClose={close} />
  );
  return { columns, dialog, open };
}

/** The panel of the request that the address names. */
function Addressed({
  id,
  onAct,
  onClose,
}: {
  id: number;
  onAct: (act: RequestAct) => void;
  onClose: () => void;
}) {
  const { data } = useRequest(id);
  return data ? (
    <RequestDialogs act={{ kind: 'details', request: data }} onAct={onAct} onClose={onClose} />
  ) : null;
}
