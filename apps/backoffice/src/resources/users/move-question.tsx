import { canMove, ValidationError } from '@karov/api-client';
import { Button } from '@mui/material';
import { type ReactNode, useCallback, useState } from 'react';
import { useText } from '../../shared/text.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';

/** What to do with open requests when an address changes, in the form that the call expects (rule 61). */
type MoveAnswer = { ignore: true } | { leave_requests: true };

interface Asked {
  words: string;
  /** whether anything can go along; otherwise the dialog only says what stays */
  canMove: boolean;
  answer: (said: MoveAnswer | null) => void;
}

/** The dialog was closed: nothing was saved, and nothing is reported. */
const LEFT = () => new ValidationError(422, 'ADDRESS_CONFIRM', '');

const isQuestion = (error: unknown): error is ValidationError =>
  error instanceof ValidationError && error.code === 'ADDRESS_CONFIRM';

/**
 * Returns a function that saves. If the server asks about open requests, a dialog asks the reader, and the
 * answer is sent with the second attempt; `dialog` is that dialog while it is open.
 */
export function useMoveQuestion(): {
  askingMove: <T>(save: (answer: MoveAnswer | null) => Promise<T>) => Promise<T>;
  dialog: ReactNode;
} {
  const text = useText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback(
    (question: Omit<Asked, 'answer'>) =>
      new Promise<MoveAnswer | null>((answer) => setAsked({ ...question, answer })),
    [],
  );
  const askingMove = useCallback(
    async <T,>(save: (answer: MoveAnswer | null) => Promise<T>): Promise<T> => {
      try {
        return await save(null);
      } catch (error) {
        if (!isQuestion(error)) throw error;
        const said = await ask({ words: error.message, canMove: canMove(error) });
        setAsked(null);
        if (said === null) throw LEFT();
        return save(said);
      }
    },
    [ask],
  );
  const dialog = asked && (
    <ConfirmDialog
      title={text('users.move_title')}
      body={asked.words}
      confirmLabel={text(asked.canMove ? 'users.move_along' : 'common.words.save')}
      onConfirm={() => asked.answer({ ignore: true })}
      onClose={() => asked.answer(null)}
    >
      {asked.canMove && (
        <Button
          variant="outlined"
          onClick={() => asked.answer({ leave_requests: true })}
          sx={{ justifySelf: 'start' }}
        >
          {text('users.move_stay')}
        </Button>
      )}
    </ConfirmDialog>
  );
  return { askingMove, dialog };
}
