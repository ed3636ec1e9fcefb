import { basename } from 'node:path';

const IN_SMALL = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;

const INJECTED = /\.(service|repository)\.ts$/;

/** The end of the class's name that a file of this name promises, or null. */
function promisedEnd(file) {
  const kind = INJECTED.exec(file)?.[1];
  return kind ? kind[0].toUpperCase() + kind.slice(1) : null;
}

/** The names of the classes that a statement exports. */
function exportedClasses(statement) {
  const { declaration } = statement;
  return declaration?.type === 'ClassDeclaration' && declaration.id ? [declaration.id.name] : [];
}

/**
 * One style for all file names: small letters, words separated by hyphens. `x.service.ts` exports a class
 * `XService`, `x.repository.ts` a class `XRepository`.
 */
export const fileNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      style: 'Name the file in small letters, its words parted by hyphens.',
      end: 'Export a class whose name ends in {{end}}, as the file’s name says.',
    },
  },
  create(context) {
    const file = basename(context.filename);
    const end = promisedEnd(file);
    return {
      Program(node) {
        if (!IN_SMALL.test(file)) context.report({ node, messageId: 'style' });
        if (end === null) return;
        const names = node.body.flatMap(exportedClasses);
        if (!names.some((name) => name.endsWith(end)))
          context.report({ node, messageId: 'end', data: { end } });
      },
    };
  },
};
