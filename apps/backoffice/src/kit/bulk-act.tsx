import type { ActOnMany } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import {
  Alert,
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { Fragment, type ReactNode, useContext, useId, useState } from 'react';
import { type RaRecord, useListContext, useNotify, useRefresh } from 'react-admin';
import { useText } from '../shared/text.js';
import { ConfirmDialog } from '../shared/ui/confirm-dialog.js';
import { NOTE_ID, NoteField } from '../shared/ui/note-field.js';
import { NamesOfRowsContext } from './names-of-rows.js';
import { useSelectedRows } from './rows-shown.js';
import { useAction } from './use-action.js';

interface BulkActProps<Row extends RaRecord<number>> {
  label: string;
  /** returns the question for so many rows */
  titleOf: (count: number) => string;
  /** what follows */
  body: string;
  danger?: boolean;
  /** if set, a reason is asked for under this label; it is required */
  noteLabel?: string;
  /** what else is asked; `isBlocked` while it is missing */
  children?: ReactNode;
  isBlocked?: boolean;
  startIcon?: ButtonProps['startIcon'];
  /** carries it out on the rows as they were shown when it was asked */
  run(rows: readonly Row[], note: string): Promise<ActOnMany>;
}

/**
 * One act on the selected rows (rule 241): asks once, does what can be done, and names every row that was left as
 * it is and why. Those stay selected.
 */
export function BulkAct<Row extends RaRecord<number>>(props: BulkActProps<Row>) {
  const [step, setStep] = useState<'asking' | ActOnMany | null>(null);
  const close = () => setStep(null);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={props.danger ? 'error' : 'primary'}
        startIcon={props.startIcon}
        onClick={() => setStep('asking')}
      >
        {props.label}
      </Button>
      {step === 'asking' && <Question {...props} onRefused={setStep} onClose={close} />}
      {step !== null && step !== 'asking' && <LeftAsTheyAre outcome={step} onClose={close} />}
    </>
  );
}

interface QuestionProps<Row extends RaRecord<number>> extends BulkActProps<Row> {
  onRefused: (outcome: ActOnMany) => void;
  onClose: () => void;
}

function Question<Row extends RaRecord<number>>({ onRefused, onClose, ...act }: QuestionProps<Row>) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const { onSelect } = useListContext<RaRecord<number>>();
  const selected = useSelectedRows<Row>();
  const [rows] = useState(selected);
  const names = useContext(NamesOfRowsContext);
  const [note, setNote] = useState('');
  const [isNoteMissing, setIsNoteMissing] = useState(false);
  const isTooMany = rows.length > LIMITS.manyMax;
  const action = useAction({
    run: () => act.run(rows, note.trim()),
    shows: 'every field',
    onDone: (outcome) => {
      onSelect(outcome.refused.map(({ id }) => id));
      refresh();
      if (outcome.refused.length > 0) return onRefused(outcome);
      notify(text('many.done', { count: outcome.done.length }), { type: 'success' });
      onClose();
    },
  });
  const noteFault = isNoteMissing ? text('common.errors.required') : action.fault;
  const confirm = () => {
    const isMissing = act.noteLabel !== undefined && note.trim() === '';
    setIsNoteMissing(isMissing);
    if (isMissing) document.getElementById(NOTE_ID)?.focus();
    else action.mutate();
  };
  return (
    <ConfirmDialog
      title={act.titleOf(rows.length)}
      body={act.body}
      confirmLabel={act.label}
      cancelLabel={text('words.keep')}
      danger={act.danger}
      isBusy={action.isPending}
      isBlocked={isTooMany || act.isBlocked}
      onClose={onClose}
      onConfirm={confirm}
    >
      <Whom rows={rows.map(({ id }) => ({ id, name: names.get(id) ?? text('many.row', { id }) }))} />
      {isTooMany && <Alert severity="warning">{text('many.too_many', { count: LIMITS.manyMax })}</Alert>}
      {act.children}
      {act.noteLabel && (
        <NoteField
          label={act.noteLabel}
          value={note}
          fault={noteFault}
          isRequired
          onChange={(typed) => {
            setNote(typed);
            setIsNoteMissing(false);
            action.reset();
          }}
        />
      )}
      {!act.noteLabel && noteFault && <Alert severity="error">{noteFault}</Alert>}
    </ConfirmDialog>
  );
}

/** How many names are said; the rest is a number. */
const NAMED = 12;

/** Whom the act concerns, by name, because a selection may reach beyond what is in view. */
function Whom({ rows }: { rows: readonly { id: number; name: string }[] }) {
  const text = useText();
  const more = rows.length - NAMED;
  return (
    <Typography>
      {rows.slice(0, NAMED).map(({ id, name }, at) => (
        <Fragment key={id}>
          {at > 0 && ' · '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
      {more > 0 && ` · ${text('many.more', { count: more })}`}
    </Typography>
  );
}

/** The rows that were left as they are, until it is read. */
function LeftAsTheyAre({ outcome: { done, refused }, onClose }: { outcome: ActOnMany; onClose: () => void }) {
  const text = useText();
  const titleId = useId();
  const names = useContext(NamesOfRowsContext);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} component="h2">
        {text('many.left_title', { count: refused.length })}
      </DialogTitle>
      <DialogContent>
        <p>{text('many.left_body', { done: done.length })}</p>
        <ul>
          {refused.map(({ id, message }) => (
            <li key={id}>
              <strong>
                <bdi>{names.get(id) ?? text('many.row', { id })}</bdi>
              </strong>
              : {message}
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={onClose}>
          {text('common.words.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
