import { inflateSync } from 'node:zlib';

type Signs = ReadonlyMap<string, string>;

/** The objects of a file by number, their streams unpacked. */
function objectsOf(file: string): Map<string, string> {
  const objects = [...file.matchAll(/(\d+) 0 obj\r?\n([\s\S]*?)\r?\nendobj/g)];
  return new Map(objects.map(([, id = '', body = '']) => [id, unpacked(body)]));
}

function unpacked(body: string): string {
  const stream = /stream\r?\n([\s\S]*)\r?\nendstream/.exec(body)?.[1];
  if (stream === undefined || !body.includes('/FlateDecode')) return body;
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}

const signOf = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16)));

/** What a font's glyphs stand for, from its own map: a list of signs from glyph 0 on. */
function signsOf(map: string): Signs {
  const list = /beginbfrange\s*<\w+>\s*<\w+>\s*\[([\s\S]*?)\]/.exec(map)?.[1] ?? '';
  return new Map(
    [...list.matchAll(/<([\w ]*)>/g)].map(([, hex = ''], glyph) => [
      glyph.toString(16).padStart(4, '0'),
      signOf(hex.replaceAll(' ', '')),
    ]),
  );
}

/**
 * The words of a file made by pdfkit, piece by piece as they are drawn; the signs of a piece run from left to
 * right.
 */
export function drawnPieces(pdf: Buffer): string[] {
  const file = pdf.toString('latin1');
  const objects = objectsOf(file);
  const mapOf = (fontId: string) =>
    signsOf(objects.get(/\/ToUnicode (\d+) 0 R/.exec(objects.get(fontId) ?? '')?.[1] ?? '') ?? '');
  const fonts = new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, mapOf(id)]),
  );
  const page = [...objects.values()].find((body) => body.includes('BT')) ?? '';
  return [...page.matchAll(/BT\n([\s\S]*?)ET\n/g)].map(([, block = '']) => {
    const signs = fonts.get(/\/(F\d+) [\d.]+ Tf/.exec(block)?.[1] ?? '');
    const glyphs = [...block.matchAll(/\[([^\]]*)\] TJ/g)]
      .map(([, shown = '']) => [...shown.matchAll(/<(\w+)>/g)].map(([, hex = '']) => hex).join(''))
      .join('');
    return (glyphs.match(/.{4}/g) ?? []).map((glyph) => signs?.get(glyph) ?? '').join('');
  });
}
