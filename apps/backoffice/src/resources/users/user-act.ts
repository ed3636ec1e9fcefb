import type { UserAbility, UserRow } from '@karov/api-client';

/** A chosen action on a person. */
export interface UserAct {
  kind: Exclude<UserAbility, 'edit'> | 'chat';
  user: UserRow;
}
