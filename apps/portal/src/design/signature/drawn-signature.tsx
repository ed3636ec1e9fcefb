import { useEffect, useRef } from 'react';
import { useFormText } from '../../core/text.js';
import { Button } from '../button/button.js';
import { fittedStrokes, scaleBetween, type PadSize } from './fitted-strokes.js';
import { SignatureCanvas, type Pad, type Strokes } from './signature-canvas.js';

interface DrawnSignatureProps {
  id: string;
  label: string;
  image: string | null;
  onChange: (image: string | null) => void;
}

/** The strokes as they were drawn, on a pad of which size: they are fitted from these each time, so that turning a telephone there and back loses nothing. */
interface Drawing {
  strokes: Strokes;
  size: PadSize;
}

const NOTHING: Drawing = { strokes: [], size: { width: 0, height: 0 } };

/** What was drawn last in this tab, so that whoever comes back to it can still take it back stroke by stroke. */
let lastDrawn: { image: string | null; drawing: Drawing } = { image: null, drawing: NOTHING };

/** The pad to draw on; loaded when somebody wants to draw. When it changes its size, as when a telephone is turned, what was drawn is drawn anew to fit. */
export default function DrawnSignature({ id, label, image, onChange }: DrawnSignatureProps) {
  const t = useFormText();
  const pad = useRef<Pad>(null);
  const firstImage = useRef(image);
  const isRemembered = image !== null && lastDrawn.image === image;
  const drawing = useRef(isRemembered ? lastDrawn.drawing : NOTHING);
  /** a drawing of which there is only the picture, as after the page was loaded anew */
  const picture = useRef<HTMLImageElement | null>(null);

  /** the size of the pad when it was drawn on last */
  const shownAt = useRef(NOTHING.size);

  const redraw = () => {
    if (!pad.current) return;
    drawAnew(pad.current, drawing.current, picture.current);
    shownAt.current = sizeOf(pad.current.getCanvas());
  };
  const refit = () => {
    const strokes = pad.current?.toData() ?? [];
    // a stroke that is being drawn while the telephone turns
    if (strokes.length > drawing.current.strokes.length) drawing.current = { strokes: [...strokes], size: shownAt.current };
    redraw();
  };
  useEffect(() => {
    const canvas = pad.current?.getCanvas();
    if (!canvas) return;
    if (drawing.current === NOTHING && firstImage.current) {
      const before = new Image();
      picture.current = before;
      before.addEventListener('load', redraw);
      before.src = firstImage.current;
    }
    // is told once at the beginning, and then of each change
    const watcher = new ResizeObserver(refit);
    watcher.observe(canvas);
    return () => watcher.disconnect();
  }, []);

  const tell = () => {
    const isEmpty = drawing.current.strokes.length === 0 && picture.current === null;
    const drawn = isEmpty || !pad.current ? null : pad.current.toDataURL('image/png');
    lastDrawn = { image: picture.current ? null : drawn, drawing: drawing.current };
    onChange(drawn);
  };
  const keep = () => {
    if (!pad.current) return;
    drawing.current = { strokes: [...pad.current.toData()], size: sizeOf(pad.current.getCanvas()) };
    tell();
  };
  const clear = () => {
    drawing.current = NOTHING;
    picture.current = null;
    redraw();
    tell();
  };
  const undo = () => {
    const { strokes, size } = drawing.current;
    if (strokes.length === 0) return clear();
    drawing.current = { strokes: strokes.slice(0, -1), size };
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

function sizeOf({ offsetWidth: width, offsetHeight: height }: HTMLCanvasElement): PadSize {
  return { width, height };
}

/** Gives the canvas the size it has on the screen, and draws on it what fits there. */
function drawAnew(pad: Pad, { strokes, size: drawnOn }: Drawing, picture: HTMLImageElement | null): void {
  const canvas = pad.getCanvas();
  const size = sizeOf(canvas);
  const ink = canvas.getContext('2d');
  if (ink && size.width > 0) {
    const ratio = Math.max(globalThis.devicePixelRatio || 1, 1);
    canvas.width = size.width * ratio;
    canvas.height = size.height * ratio;
    ink.scale(ratio, ratio);
  }
  pad.fromData(fittedStrokes(strokes, drawnOn, size));
  if (!ink || !picture?.complete) return;
  const scale = scaleBetween(picture, size);
  ink.drawImage(picture, 0, 0, picture.width * scale, picture.height * scale);
}
