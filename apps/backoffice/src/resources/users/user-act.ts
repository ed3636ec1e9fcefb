import type { UserAbility, UserRow } from '@karov/api-client';

/** An action that was chosen on a person. */
export interface UserAct {
  kind: Exclude<UserAbility, 'edit'> | 'chat';
  user: UserRow;
}
