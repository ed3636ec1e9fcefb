import { useLocale } from '@karov/web';
import { type ReactNode, useMemo, useState } from 'react';
import { useText } from '../../shared/text.js';
import type { RequestAct } from './request-acts.js';
import { type RequestColumnsContext, requestColumns } from './request-columns.js';
import { RequestDialogs } from './request-dialogs.js';

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
  const columns = useMemo(
    () => requestColumns({ text, locale, onAct: setAct, hasDisability, isWaiting }),
    [text, locale, hasDisability, isWaiting],
  );
  const dialog: ReactNode = act && (
    <RequestDialogs
      key={`${act.kind}-${act.request.id}`}
      act={act}
      onAct={setAct}
      onClose={() => setAct(null)}
    />
  );
  return { columns, dialog, open: setAct };
}
