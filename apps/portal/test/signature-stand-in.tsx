import { type CanvasHTMLAttributes, Component } from 'react';
import type { StrokePoint } from 'react-signature-canvas';

interface PadProps {
  canvasProps?: CanvasHTMLAttributes<HTMLCanvasElement>;
  onEnd?: () => void;
}

/**
 * The pad without drawing, which jsdom lacks: a click on it is a stroke that ends at the centre of the pad.
 */
export default class SignatureStandIn extends Component<PadProps> {
  private strokes: StrokePoint[][] = [];
  private canvas: HTMLCanvasElement | null = null;

  getCanvas(): HTMLCanvasElement {
    if (!this.canvas) throw new Error('there is no pad');
    return this.canvas;
  }

  toData(): StrokePoint[][] {
    return this.strokes;
  }

  fromData(strokes: StrokePoint[][]): void {
    this.strokes = strokes;
  }

  /** Returns the ends of the strokes, each after a letter. */
  toDataURL(): string {
    return `data:image/png;base64,${'AAAA'.repeat(this.strokes.length)}${this.ends()}`;
  }

  private ends(): string {
    return this.strokes
      .map(([point]) => point?.x ?? 0)
      .filter((x) => x > 0)
      .join('+');
  }

  override render() {
    const draw = () => {
      this.strokes = [
        ...this.strokes,
        [{ x: this.getCanvas().offsetWidth / 2, y: 1, time: 1, color: '#000' }],
      ];
      this.props.onEnd?.();
    };
    return (
      <canvas {...this.props.canvasProps} ref={(canvas) => void (this.canvas = canvas)} onClick={draw} />
    );
  }
}
