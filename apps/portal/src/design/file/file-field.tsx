import { pictureToSend } from '@karov/design';
import { DOCUMENT_PICTURE_SIDE, naturally } from '@karov/domain';
import { useState } from 'react';
import { useFormText } from '../../core/text.js';
import { Button } from '../button/button.js';
import type { FieldProps } from '../field/field.js';
import { Field } from '../field/field.js';
import { Icon } from '../icon/icon.js';
import './file.css';

const BYTES_IN_MB = 1024 * 1024;

export type FileProblem = 'tooLarge' | 'wrongType';

interface FileFieldProps extends FieldProps {
  /** name of the accepted file, or null */
  fileName: string | null;
  isBusy: boolean;
  /** accepted media types */
  types: readonly string[];
  maxBytes: number;
  onPick: (file: File) => void;
  onRefuse: (text: string) => void;
  onRemove: () => void;
}

/**
 * Checks a file before it is sent and returns the problem with it, if any; the server checks its content
 * again.
 */
export function fileProblem(
  file: Pick<File, 'size' | 'type'>,
  types: readonly string[],
  maxBytes: number,
): FileProblem | null {
  if (file.size > maxBytes) return 'tooLarge';
  return types.includes(file.type) ? null : 'wrongType';
}

/**
 * A field to upload a file: photographs are shrunk to the stored size, the name is shown after the upload,
 * and problems are reported in words.
 */
export function FileField({
  fileName,
  isBusy,
  types,
  maxBytes,
  onPick,
  onRefuse,
  onRemove,
  ...field
}: FileFieldProps) {
  const t = useFormText();
  const [isPreparing, setPreparing] = useState(false);
  const pick = async (picked: File | undefined) => {
    if (!picked) return;
    setPreparing(true);
    const file = await pictureToSend(picked, DOCUMENT_PICTURE_SIDE);
    setPreparing(false);
    const problem = fileProblem(file, types, maxBytes);
    if (problem) onRefuse(t(`forms.file.${problem}`, { max: Math.floor(maxBytes / BYTES_IN_MB) }));
    else onPick(file);
  };
  return (
    <Field {...field}>
      {(control) => (
        <>
          <input
            {...control}
            className="file__input visually-hidden"
            type="file"
            accept={types.join(',')}
            disabled={isBusy || isPreparing}
            onChange={(event) => {
              void pick(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <label className="button button--secondary file__button" htmlFor={control.id}>
            {t('forms.file.choose')}
          </label>
          <div className="file" role="status">
            {(isBusy || isPreparing) && t('forms.file.sending')}
            {!isBusy && !isPreparing && fileName && (
              <>
                <Icon name="check" />
                <span className="file__name">{t('forms.file.taken', { name: naturally(fileName) })}</span>
                <Button kind="quiet" onClick={onRemove}>
                  {t('forms.remove')}
                </Button>
              </>
            )}
          </div>
        </>
      )}
    </Field>
  );
}
