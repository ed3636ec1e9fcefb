import type { AuthRecord } from '@karov/api-client';
import { useSession } from '@karov/web';

/**
 * The signed-in person once they have proved their identity, otherwise null: personal data are requested for
 * nobody else (rule 237).
 */
export function useOwner(): AuthRecord | null {
  const record = useSession();
  return record?.is_limited ? null : record;
}
