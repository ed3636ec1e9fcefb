import { LIMITS, PICTURE_TYPES } from '@karov/domain';
import { type PictureChoice } from '@karov/web/chat';
import { useId, useRef } from 'react';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { describedBy, FieldNotes } from '../../design/field/field-notes.js';
import { TextField } from '../../design/field/text-field.js';
import '../../design/file/file.css';

/**
 * Adds a picture to the message: a file or, on a telephone, a new photo. The picture is shown before sending,
 * with a button to remove it and a field for its description.
 */
export function PictureField({ picture, isBusy }: { picture: PictureChoice; isBusy: boolean }) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { chosen, isPreparing, fault } = picture;
  const remove = () => {
    picture.clear();
    input.current?.focus();
  };
  return (
    <div className="chat__attach">
      <input
        id={id}
        ref={input}
        className="file__input visually-hidden"
        type="file"
        accept={PICTURE_TYPES.join(',')}
        disabled={isBusy}
        aria-invalid={fault !== null || undefined}
        aria-describedby={describedBy(id, undefined, fault)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void picture.choose(file);
          target.value = '';
        }}
      />
      <label className="button button--secondary file__button" htmlFor={id}>
        {t(chosen ? 'chat.picture.another' : 'chat.picture.add')}
      </label>
      <FieldNotes controlId={id} error={fault} hint={undefined} />
      <div role="status">
        {isPreparing && t('chat.picture.preparing')}
        {chosen && !isPreparing && <span className="visually-hidden">{t('chat.picture.chosen')}</span>}
      </div>
      {chosen && (
        <div className="chat__preview">
          <img src={chosen.url} alt={t('chat.picture.preview')} />
          <TextField
            label={t('chat.picture.describe')}
            hint={t('chat.picture.describeHint')}
            isOptional
            maxLength={LIMITS.textMax}
            value={picture.description}
            onChange={picture.describe}
          />
          <Button kind="quiet" onClick={remove} disabled={isBusy}>
            {t('chat.picture.remove')}
          </Button>
        </div>
      )}
    </div>
  );
}
