import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';

/** Sees to it that 401, 403 and 429 end the session whichever read they answer (rule 143); react-admin sees to its own lists alone. */
export function SessionGuard() {
  const queries = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const check = useRef(logoutIfAccessDenied);
  useEffect(() => {
    check.current = logoutIfAccessDenied;
  }, [logoutIfAccessDenied]);

  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') void check.current(event.action.error);
      }),
    [queries],
  );
  return null;
}
