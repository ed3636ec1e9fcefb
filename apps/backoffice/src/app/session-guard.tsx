import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';

/**
 * Ends the session if any read gets a 401, 403 or 429 (rule 143); react-admin does so only for its own lists.
 */
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
