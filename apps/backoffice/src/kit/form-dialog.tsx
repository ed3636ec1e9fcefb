import { Dialog, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import type { RaRecord } from 'react-admin';
import type { Landing } from './after-saving.js';
import { CreatePart } from './create.js';
import { EditPart } from './edit.js';

interface FormDialogProps extends Landing {
  resource: string;
  /** null for a new one */
  record: RaRecord | null;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with the form about a record, or for a new one. */
export function FormDialog({ title, record, ...form }: FormDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={form.onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} component="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        {record ? <EditPart record={record} {...form} /> : <CreatePart {...form} />}
      </DialogContent>
    </Dialog>
  );
}
