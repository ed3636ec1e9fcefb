import type { UserAbility, UserRow } from '@karov/api-client';

/** What was chosen to be done to somebody. */
export interface UserAct {
  kind: Exclude<UserAbility, 'edit'> | 'chat';
  user: UserRow;
}
