import { readdir, readFile } from 'node:fs/promises';
import ts from 'typescript';

const FOLDER = 'libs/api-client/src';

/** The names of the exported types of `libs/api-client/src/wire*.ts`. */
export async function wireTypeNames(): Promise<ReadonlySet<string>> {
  const files = (await readdir(FOLDER)).filter((name) => /^wire.*\.ts$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(`${FOLDER}/${name}`, 'utf8')));
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/^export (?:interface|type) (\w+)[ =]/gm)].flatMap(([, name]) => name ?? []),
    ),
  );
}

/** If the document refers to a wire type, the generated types use that type itself instead of a copy. */
export function wireReference(names: ReadonlySet<string>, path: string | undefined): ts.TypeNode | undefined {
  const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(path ?? '') ?? [];
  return name !== undefined && names.has(name)
    ? ts.factory.createTypeReferenceNode(`wire.${name}`)
    : undefined;
}

/** A file in a form is a `Blob`. */
export function fileType({ format }: { format?: string }): ts.TypeNode | undefined {
  return format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined;
}
