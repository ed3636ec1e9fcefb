import type { ReactNode } from 'react';
import { CreateBase, type TransformData } from 'react-admin';
import { FormSurroundingsContext, type Landing, useLanding } from './after-saving.js';
import { FormPage, type FormPageProps } from './form-page.js';
import { SAVES_AT_ONCE } from './saves-at-once.js';

interface CreatePartProps extends Landing {
  resource: string;
  /** makes of the form's values what is saved */
  transform?: TransformData;
  onClose?: () => void;
  children: ReactNode;
}

/** A page that adds a record: react-admin's, with our frame. */
export function Create({
  title,
  intro,
  back,
  hasOwnFocus,
  isWide,
  ...create
}: CreatePartProps & FormPageProps) {
  return (
    <FormPage title={title} intro={intro} back={back} hasOwnFocus={hasOwnFocus} isWide={isWide}>
      <CreatePart {...create} />
    </FormPage>
  );
}

/** A form for a new record within a larger screen or a dialog. */
export function CreatePart({ resource, transform, onClose, children, ...landing }: CreatePartProps) {
  const onSaved = useLanding(landing);
  return (
    <CreateBase
      resource={resource}
      mutationMode="pessimistic"
      mutationOptions={SAVES_AT_ONCE}
      transform={transform}
      redirect={false}
    >
      <FormSurroundingsContext value={{ onSaved, onFailure: landing.onFailure, onClose }}>
        {children}
      </FormSurroundingsContext>
    </CreateBase>
  );
}
