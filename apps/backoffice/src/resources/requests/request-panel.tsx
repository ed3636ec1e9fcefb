import type { AdminApplication } from '@karov/api-client';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { useText } from '../../shared/text.js';
import { SidePanel } from '../../shared/ui/side-panel.js';
import type { RequestAct } from './request-acts.js';
import { RequestDetails } from './request-details.js';

/**
 * Loads a request and keeps it up to date. Each view is recorded (rule 67), so it is reloaded only when the
 * live channel announces a change, not by a timer.
 */
export function useRequest(id: number) {
  return useRead({
    key: ['application', id],
    refetchOnWindowFocus: false,
    read: (signal) => api.get('/admin/applications/{id}', { params: { path: { id } }, signal }),
  });
}

/** A request in a panel next to its list; until it is loaded, the data of the row are shown. */
export function RequestPanel({
  request: row,
  onAct,
  onClose,
}: {
  request: AdminApplication;
  onAct: (act: RequestAct) => void;
  onClose: () => void;
}) {
  const text = useText();
  const { data: request = row } = useRequest(row.id);
  return (
    <SidePanel
      title={text('requests.request_of', { category: request.category.name, name: request.user.full_name })}
      onClose={onClose}
    >
      <RequestDetails request={request} onAct={onAct} />
    </SidePanel>
  );
}
