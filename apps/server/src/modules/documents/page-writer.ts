import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { type Direction, visualPieces, wrapText } from './bidi-line.js';

const MARGIN = 56;
const LINE_HEIGHT = 1.5;
const INK = '#1a1523';

const { resolve } = createRequire(import.meta.url);
const FONTS = {
  hebrew: '@fontsource/assistant/files/assistant-hebrew-400-normal.woff',
  hebrewBold: '@fontsource/assistant/files/assistant-hebrew-700-normal.woff',
  latin: '@fontsource/assistant/files/assistant-latin-400-normal.woff',
  latinBold: '@fontsource/assistant/files/assistant-latin-700-normal.woff',
} as const;

interface LineStyle {
  size: number;
  isBold?: boolean;
}

interface Frame {
  /** the edge where reading begins; `width` is the distance to the other edge */
  start: number;
  width: number;
}

/**
 * Writes a printed page in either direction, with embedded fonts; screen readers get its text in reading
 * order.
 */
export class PageWriter {
  private readonly document: PDFKit.PDFDocument;
  private readonly done: Promise<Buffer>;

  constructor(
    private readonly direction: Direction,
    about: { title: string; language: string; author: string },
  ) {
    this.document = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      lang: about.language,
      tagged: true,
      displayTitle: true,
      info: { Title: about.title, Author: about.author },
    });
    for (const [name, file] of Object.entries(FONTS)) this.document.registerFont(name, resolve(file));
    this.document.fillColor(INK).strokeColor(INK).lineWidth(0.75);
    this.done = collect(this.document);
  }

  heading(text: string): void {
    this.write('H1', text, { size: 20, isBold: true });
    this.space(6);
  }

  paragraph(text: string, style: LineStyle = { size: 12.5 }): void {
    this.write('P', text, style);
    this.space(7);
  }

  /** Writes labels, each followed by a line to write on, two per row. */
  blanks(names: readonly string[]): void {
    const half = (this.fullWidth - 24) / 2;
    names.forEach((name, index) => {
      const isSecond = index % 2 === 1;
      const offset = isSecond ? half + 24 : 0;
      this.blank(name, { start: this.edge(offset), width: half });
      if (isSecond || index === names.length - 1) this.space(36);
    });
  }

  space(points: number): void {
    this.document.y += points;
  }

  /** Returns the finished file. */
  finish(): Promise<Buffer> {
    this.document.end();
    return this.done;
  }

  private get fullWidth(): number {
    return this.document.page.width - 2 * MARGIN;
  }

  /** Returns the position at a distance from the edge where reading begins. */
  private edge(offset: number): number {
    return this.direction === 'rtl' ? this.document.page.width - MARGIN - offset : MARGIN + offset;
  }

  private write(tag: string, text: string, style: LineStyle): void {
    const lines = wrapText(text, this.fullWidth, (line) => this.widthOf(line, style));
    const draw = () => {
      for (const line of lines) {
        this.drawLine(line, this.edge(0), style);
        this.document.y += style.size * LINE_HEIGHT;
      }
    };
    this.document.addStructure(this.document.struct(tag, { actual: text }, draw));
  }

  private blank(name: string, { start, width }: Frame): void {
    const style = { size: 12.5 };
    const { y } = this.document;
    this.document.addStructure(
      this.document.struct('P', { actual: name }, () => this.drawLine(`${name}:`, start, style)),
    );
    const labelWidth = this.widthOf(`${name}:`, style) + 6;
    const sign = this.direction === 'rtl' ? -1 : 1;
    this.document.markContent('Artifact');
    this.document
      .moveTo(start + sign * labelWidth, y + 14)
      .lineTo(start + sign * width, y + 14)
      .stroke();
    this.document.endMarkedContent();
    this.document.y = y;
  }

  private widthOf(line: string, style: LineStyle): number {
    return visualPieces(line, this.direction).reduce(
      (sum, piece) => sum + this.useFont(piece.isHebrew, style).widthOfString(piece.text),
      0,
    );
  }

  private drawLine(line: string, start: number, style: LineStyle): void {
    const { y } = this.document;
    let x = this.direction === 'rtl' ? start - this.widthOf(line, style) : start;
    for (const piece of visualPieces(line, this.direction)) {
      const font = this.useFont(piece.isHebrew, style);
      font.text(piece.text, x, y, { lineBreak: false });
      x += font.widthOfString(piece.text);
    }
    this.document.y = y;
  }

  private useFont(isHebrew: boolean, { size, isBold = false }: LineStyle): PDFKit.PDFDocument {
    return this.document.font(`${isHebrew ? 'hebrew' : 'latin'}${isBold ? 'Bold' : ''}`).fontSize(size);
  }
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolveFile, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolveFile(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
