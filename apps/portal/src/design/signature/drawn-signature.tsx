import { useEffect, useRef } from 'react';
import { useFormText } from '../../core/text.js';
import { Button } from '../button/button.js';
import { fittedStrokes, shrinkage } from './fitted-strokes.js';
import { type Pad, SignatureCanvas, type Strokes } from './signature-canvas.js';

interface DrawnSignatureProps {
  id: string;
  label: string;
  image: string | null;
  onChange: (image: string | null) => void;
}

const NOTHING: Strokes = [];

/** The last drawing in this tab, so that a person who returns to it can still undo it stroke by stroke. */
let lastDrawn: { image: string | null; strokes: Strokes } = { image: null, strokes: NOTHING };

/**
 * The pad for drawing, loaded on demand. When the pad changes size, for example when a telephone is turned,
 * the drawing is redrawn to fit.
 */
export default function DrawnSignature({ id, label, image, onChange }: DrawnSignatureProps) {
  const t = useFormText();
  const pad = useRef<Pad>(null);
  const firstImage = useRef(image);
  const isRemembered = image !== null && lastDrawn.image === image;
  /**
   * the original strokes; each redraw scales these, so that turning a telephone back and forth loses nothing
   */
  const drawn = useRef(isRemembered ? lastDrawn.strokes : NOTHING);
  /** a drawing that exists only as an image, for example after a reload */
  const picture = useRef<HTMLImageElement | null>(null);

  const redraw = () => {
    if (pad.current) drawAnew(pad.current, drawn.current, picture.current);
  };
  const refit = () => {
    const strokes = pad.current?.toData() ?? [];
    // a stroke is in progress while the telephone is turned
    if (strokes.length > drawn.current.length) drawn.current = [...strokes];
    redraw();
  };
  useEffect(() => {
    const canvas = pad.current?.getCanvas();
    if (!canvas) return;
    if (drawn.current === NOTHING && firstImage.current) {
      const before = new Image();
      picture.current = before;
      before.addEventListener('load', redraw);
      before.src = firstImage.current;
    }
    // called once at the start, and then on each change
    const watcher = new ResizeObserver(refit);
    watcher.observe(canvas);
    return () => watcher.disconnect();
  }, []);

  const tell = () => {
    const isEmpty = drawn.current.length === 0 && picture.current === null;
    const shown = isEmpty || !pad.current ? null : pad.current.toDataURL('image/png');
    lastDrawn = { image: picture.current ? null : shown, strokes: drawn.current };
    onChange(shown);
  };
  const keep = () => {
    drawn.current = [...(pad.current?.toData() ?? [])];
    tell();
  };
  const clear = () => {
    drawn.current = NOTHING;
    picture.current = null;
    redraw();
    tell();
  };
  const undo = () => {
    if (drawn.current.length === 0) return clear();
    drawn.current = drawn.current.slice(0, -1);
    redraw();
    tell();
  };
  return (
    <div className="signature__drawn">
      <SignatureCanvas
        ref={pad}
        clearOnResize={false}
        penColor="#1f1a26"
        onEnd={keep}
        canvasProps={{ id, className: 'signature__pad', role: 'img', 'aria-label': label, tabIndex: -1 }}
      />
      <div className="row">
        <Button kind="secondary" onClick={undo} isOff={image === null}>
          {t('forms.signature.undo')}
        </Button>
        <Button kind="secondary" onClick={clear} isOff={image === null}>
          {t('forms.signature.clear')}
        </Button>
      </div>
    </div>
  );
}

/** Gives the canvas the size it has on the screen, and redraws the content to fit. */
function drawAnew(pad: Pad, strokes: Strokes, picture: HTMLImageElement | null): void {
  const canvas = pad.getCanvas();
  const size = { width: canvas.offsetWidth, height: canvas.offsetHeight };
  const ink = canvas.getContext('2d');
  const ratio = Math.max(globalThis.devicePixelRatio || 1, 1);
  if (ink && size.width > 0) {
    canvas.width = size.width * ratio;
    canvas.height = size.height * ratio;
    ink.scale(ratio, ratio);
  }
  pad.fromData(fittedStrokes(strokes, size));
  if (!ink || !picture?.complete) return;
  const [width, height] = [picture.width / ratio, picture.height / ratio];
  const scale = shrinkage({ width, height }, size);
  ink.drawImage(picture, 0, 0, width * scale, height * scale);
}
