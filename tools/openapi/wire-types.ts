import { readdir, readFile } from 'node:fs/promises';
import ts from 'typescript';

const FOLDER = 'libs/api-client/src';

/** Returns the names of the types that `libs/api-client/src/wire*.ts` export. */
export async function wireTypeNames(): Promise<ReadonlySet<string>> {
  const files = (await readdir(FOLDER)).filter((name) => /^wire.*\.ts$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(`${FOLDER}/${name}`, 'utf8')));
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/^export (?:interface|type) (\w+)[ =]/gm)].flatMap(([, name]) => name ?? []),
    ),
  );
}

/**
 * Makes the generated types use a wire type itself, instead of a copy, wherever the document refers to one.
 */
export function wireReference(names: ReadonlySet<string>, path: string | undefined): ts.TypeNode | undefined {
  const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(path ?? '') ?? [];
  return name !== undefined && names.has(name)
    ? ts.factory.createTypeReferenceNode(`wire.${name}`)
    : undefined;
}

/** Makes a file in a form a `Blob`. */
export function fileType({ format }: { format?: string }): ts.TypeNode | undefined {
  return format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined;
}
