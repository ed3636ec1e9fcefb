/** The package brings no types of its own; this is what the pad uses of it. */
declare module 'react-signature-canvas' {
  import { Component, type CanvasHTMLAttributes } from 'react';

  interface SignatureCanvasProps {
    canvasProps?: CanvasHTMLAttributes<HTMLCanvasElement>;
    clearOnResize?: boolean;
    penColor?: string;
    onEnd?: () => void;
  }

  export class SignatureCanvas extends Component<SignatureCanvasProps> {
    clear(): void;
    isEmpty(): boolean;
    toData(): object[];
    fromData(strokes: object[]): void;
    fromDataURL(image: string): void;
    toDataURL(type: 'image/png'): string;
  }

  const exported: typeof SignatureCanvas | { default: typeof SignatureCanvas };
  export default exported;
}
