import { Button } from '@mui/material';
import { useState } from 'react';
import { ConfirmAct } from '../acts/confirm-act.js';
import type { Confirmation } from '../acts/confirmation.js';
import { api } from '../api.js';
import { useText, type Translate } from '../text.js';

interface BlockablePerson {
  id: number;
  full_name: string;
  is_block: boolean;
}

interface BlockButtonProps {
  person: BlockablePerson;
  /** loads again what shows the person */
  onDone: () => Promise<void> | void;
}

function toBlock({ id, full_name: name }: BlockablePerson, text: Translate): Confirmation {
  return {
    title: text('block.question', { name }),
    body: text('block.consequence'),
    confirmLabel: text('block.act'),
    done: text('block.done'),
    danger: true,
    noteLabel: text('block.reason'),
    isNoteRequired: true,
    run: (reason) => api.act('POST', '/admin/users/block/{id}', { params: { path: { id } }, body: { reason } }),
  };
}

function toUnblock({ id, full_name: name }: BlockablePerson, text: Translate): Confirmation {
  return {
    title: text('block.undo_question', { name }),
    body: text('block.undo_consequence'),
    confirmLabel: text('block.undo'),
    done: text('block.undo_done'),
    run: () => api.act('POST', '/admin/users/unblock/{id}', { params: { path: { id } } }),
  };
}

/** Blocks a person with a reason, or lifts the block; each after a question that names them (rule 92). */
export function BlockButton({ person, onDone }: BlockButtonProps) {
  const text = useText();
  const [isAsking, setIsAsking] = useState(false);
  const { is_block: isBlocked, full_name: name } = person;
  return (
    <>
      <Button
        size="small"
        color={isBlocked ? 'primary' : 'error'}
        aria-label={text(isBlocked ? 'block.undo_of' : 'block.act_of', { name })}
        onClick={() => setIsAsking(true)}
      >
        {text(isBlocked ? 'block.undo' : 'block.act')}
      </Button>
      {isAsking && <ConfirmAct confirmation={isBlocked ? toUnblock(person, text) : toBlock(person, text)} onDone={onDone} onClose={() => setIsAsking(false)} />}
    </>
  );
}
