import { useEffect, useRef } from 'react';
import { useFormText } from '../../core/text.js';
import { Button } from '../button/button.js';
import { SignatureCanvas, type Pad } from './signature-canvas.js';

interface DrawnSignatureProps {
  id: string;
  label: string;
  image: string | null;
  onChange: (image: string | null) => void;
}

/** The pad to draw on; loaded when somebody wants to draw. What was drawn before the page was left is shown as a picture. */
export default function DrawnSignature({ id, label, image, onChange }: DrawnSignatureProps) {
  const t = useFormText();
  const pad = useRef<Pad>(null);
  const firstImage = useRef(image);

  useEffect(() => {
    if (firstImage.current) pad.current?.fromDataURL(firstImage.current);
  }, []);

  const tell = () => onChange(pad.current && !pad.current.isEmpty() ? pad.current.toDataURL('image/png') : null);
  const clear = () => {
    pad.current?.clear();
    onChange(null);
  };
  const undo = () => {
    const strokes = pad.current?.toData() ?? [];
    pad.current?.fromData(strokes.slice(0, -1));
    tell();
  };
  return (
    <div className="signature__drawn">
      <SignatureCanvas
        ref={pad}
        clearOnResize={false}
        penColor="#1f1a26"
        onEnd={tell}
        canvasProps={{ id, className: 'signature__pad', role: 'img', 'aria-label': label, tabIndex: -1 }}
      />
      <div className="row">
        <Button kind="secondary" onClick={undo} disabled={image === null}>
          {t('forms.signature.undo')}
        </Button>
        <Button kind="secondary" onClick={clear} disabled={image === null}>
          {t('forms.signature.clear')}
        </Button>
      </div>
    </div>
  );
}
