import type { UserRow } from '@karov/api-client';
import { BlockButton } from '../../shared/person/block-button.js';
import { UserActions, type UserAct } from './user-actions.js';

interface RowActsProps {
  user: UserRow;
  onAct: (act: UserAct) => void;
  onDone: () => void;
}

/** All that can be done to a person, on their row and on their card. */
export function RowActs({ user, onAct, onDone }: RowActsProps) {
  return (
    <>
      <UserActions user={user} onAct={onAct} />
      {user.abilities.includes('block') && <BlockButton person={{ id: user.id, full_name: user.full_name, is_block: user.is_block === 1 }} onDone={onDone} />}
    </>
  );
}
