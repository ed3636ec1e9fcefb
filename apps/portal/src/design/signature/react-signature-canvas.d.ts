/** The package has no types of its own; this is the part that the pad uses. */
declare module 'react-signature-canvas' {
  import { type CanvasHTMLAttributes, Component } from 'react';

  interface SignatureCanvasProps {
    canvasProps?: CanvasHTMLAttributes<HTMLCanvasElement>;
    clearOnResize?: boolean;
    penColor?: string;
    onEnd?: () => void;
  }

  export interface StrokePoint {
    x: number;
    y: number;
    time: number;
    color: string;
  }

  export class SignatureCanvas extends Component<SignatureCanvasProps> {
    getCanvas(): HTMLCanvasElement;
    toData(): StrokePoint[][];
    /** clears the pad, and keeps the given strokes */
    fromData(strokes: StrokePoint[][]): void;
    toDataURL(type: 'image/png'): string;
  }

  const exported: typeof SignatureCanvas | { default: typeof SignatureCanvas };
  export default exported;
}
