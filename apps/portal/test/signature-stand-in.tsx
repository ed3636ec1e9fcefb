import { Component, type CanvasHTMLAttributes } from 'react';

interface PadProps {
  canvasProps?: CanvasHTMLAttributes<HTMLCanvasElement>;
  onEnd?: () => void;
}

/** The pad without its drawing, which jsdom has not: a click on it is a stroke. */
export default class SignatureStandIn extends Component<PadProps> {
  private strokes: object[] = [];

  clear(): void {
    this.strokes = [];
  }

  isEmpty(): boolean {
    return this.strokes.length === 0;
  }

  toData(): object[] {
    return this.strokes;
  }

  fromData(strokes: object[]): void {
    this.strokes = strokes;
  }

  fromDataURL(): void {
    this.strokes = [{}];
  }

  toDataURL(): string {
    return `data:image/png;base64,${'AAAA'.repeat(this.strokes.length)}`;
  }

  override render() {
    const draw = () => {
      this.strokes = [...this.strokes, {}];
      this.props.onEnd?.();
    };
    return <canvas {...this.props.canvasProps} onClick={draw} />;
  }
}
