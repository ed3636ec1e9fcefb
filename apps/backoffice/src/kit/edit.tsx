import { ApiError } from '@karov/api-client';
import { Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  EditBase,
  type RaRecord,
  RecordContextProvider,
  type TransformData,
  useEditContext,
} from 'react-admin';
import { unreachedAgain } from '../shared/connection.js';
import { type AppKey, useText } from '../shared/text.js';
import { LoadFailure } from '../shared/ui/load-failure.js';
import { FORM_WIDTH } from '../shared/ui/page.js';
import { FormSurroundingsContext, type Landing, useLanding } from './after-saving.js';
import { FormPage, type FormPageProps } from './form-page.js';
import { SAVES_AT_ONCE } from './saves-at-once.js';

interface EditPartProps extends Landing {
  resource: string;
  /** by default the one in the address */
  id?: string | number;
  /** the record, if it is already there */
  record?: RaRecord;
  /** what is said when the server does not hand the record out */
  missing?: AppKey;
  /** makes of the form's values what is saved */
  transform?: TransformData;
  onClose?: () => void;
  children: ReactNode;
}

/** A page that changes a record: react-admin's, with our frame. */
export function Edit({ title, intro, back, hasOwnFocus, isWide, ...edit }: EditPartProps & FormPageProps) {
  return (
    <FormPage title={title} intro={intro} back={back} hasOwnFocus={hasOwnFocus} isWide={isWide}>
      <EditPart {...edit} />
    </FormPage>
  );
}

/** A form about a record within a larger screen or a dialog. */
export function EditPart({
  resource,
  id,
  record,
  missing,
  transform,
  onClose,
  children,
  ...landing
}: EditPartProps) {
  const onSaved = useLanding(landing);
  const given = record && { initialData: record, enabled: false };
  return (
    <EditBase
      resource={resource}
      id={id ?? record?.id}
      mutationMode="pessimistic"
      mutationOptions={SAVES_AT_ONCE}
      queryOptions={{ gcTime: 0, retry: unreachedAgain, onError: () => undefined, ...given }}
      transform={transform}
      redirect={false}
      redirectOnError={false}
    >
      <FormSurroundingsContext value={{ onSaved, onFailure: landing.onFailure, onClose }}>
        {record ? (
          <RecordContextProvider value={record}>{children}</RecordContextProvider>
        ) : (
          <Loaded missing={missing}>{children}</Loaded>
        )}
      </FormSurroundingsContext>
    </EditBase>
  );
}

/** The form, once its record has been loaded. */
function Loaded({ missing, children }: Pick<EditPartProps, 'missing' | 'children'>) {
  const text = useText();
  const { record, error, refetch } = useEditContext<RaRecord>();
  if (record) return children;
  if (error instanceof ApiError && missing) return <Typography>{text(missing)}</Typography>;
  if (error) return <LoadFailure onRetry={() => void refetch()} />;
  return <Skeleton variant="rounded" height={280} sx={{ maxInlineSize: FORM_WIDTH }} />;
}
