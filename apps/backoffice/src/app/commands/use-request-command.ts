import { useNavigate } from 'react-router-dom';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { requestStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import type { Command } from './command.js';
import { requestNumber, type Wanted } from './read-typed.js';

/** Finds the request with a number, and shows its person and its state. */
export function useRequestCommand({ act, rest }: Wanted): { commands: Command[]; isAsking: boolean } {
  const text = useText();
  const navigate = useNavigate();
  const id = act === null ? requestNumber(rest) : null;
  const { data, isFetching } = useRead({
    key: ['commands', 'request', id],
    enabled: id !== null,
    gcTime: 0,
    retry: false,
    read: (signal) =>
      api.get('/admin/applications/{id}', { params: { path: { id: id ?? 0 } }, signal }).catch(() => null),
  });
  const commands: Command[] =
    id === null || !data
      ? []
      : [
          {
            id: `request-${id}`,
            group: 'requests',
            label: text('requests.request_of', { category: data.category.name, name: data.user.full_name }),
            detail: `${id} · ${requestStatus(data, text).label}`,
            run: () => void navigate(`/requests/${id}`),
          },
        ];
  return { commands, isAsking: id !== null && isFetching };
}
