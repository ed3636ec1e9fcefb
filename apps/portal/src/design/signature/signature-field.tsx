import { lazy, Suspense, useId, useState } from 'react';
import { useFormText } from '../../core/text.js';
import { RadioGroup } from '../choices/radio-group.js';
import { describedBy, FieldNotes } from '../field/field-notes.js';
import { TextField } from '../field/text-field.js';
import { Spinner } from '../spinner/spinner.js';
import './signature.css';

const DrawnSignature = lazy(() => import('./drawn-signature.js'));

export interface Signature {
  /** `data:image/png;base64,…` */
  image: string | null;
  /** the full name, typed: the accessible alternative to a drawing (rule 66) */
  text: string;
}

interface SignatureFieldProps {
  id: string;
  value: Signature;
  /** the name that a typed signature must match */
  fullName: string;
  error: string | null;
  onChange: (value: Signature) => void;
}

/** A signature, drawn or typed; both are equally valid. */
export function SignatureField({ id, value, fullName, error, onChange }: SignatureFieldProps) {
  const t = useFormText();
  const legendId = useId();
  const [way, setWay] = useState<'draw' | 'type'>(value.text ? 'type' : 'draw');
  const changeWay = (next: 'draw' | 'type' | null) => {
    if (!next) return;
    setWay(next);
    onChange({ image: null, text: '' });
  };
  return (
    <div
      className="signature"
      role="group"
      aria-labelledby={legendId}
      aria-describedby={describedBy(`${id}-field`, null, way === 'draw' ? error : null)}
    >
      <h2 className="signature__title" id={legendId}>
        {t('forms.signature.title')}
      </h2>
      <RadioGroup
        label={t('forms.signature.way')}
        value={way}
        entries={[
          { value: 'draw', label: t('forms.signature.draw') },
          { value: 'type', label: t('forms.signature.type') },
        ]}
        onChange={changeWay}
      />
      {way === 'draw' ? (
        <>
          <Suspense fallback={<Spinner />}>
            <DrawnSignature
              id={id}
              label={t('forms.signature.pad')}
              image={value.image}
              onChange={(image) => onChange({ image, text: '' })}
            />
          </Suspense>
          <FieldNotes controlId={`${id}-field`} error={error} />
        </>
      ) : (
        <TextField
          id={id}
          label={t('forms.signature.typed')}
          hint={t('forms.signature.typedHint', { name: fullName })}
          error={error}
          value={value.text}
          onChange={(text) => onChange({ image: null, text })}
        />
      )}
    </div>
  );
}
