import { relative } from 'node:path';
import ts from 'typescript';
import { ConstantText } from './constant-text.js';

/** A call that sends a statement to PostgreSQL. */
export interface Statement {
  /** the file and the line */
  at: string;
  file: string;
  /** each possible text; null for a text known only at run time */
  texts: string[] | null;
  /** how many parameters the statement has; null if their list is created elsewhere */
  parameters: number | null;
  /** the row type that the caller expects; null if it reads none */
  row: ts.Type | null;
  /** whether the caller expects rows and their count, as TypeORM returns them for UPDATE and DELETE */
  isCounted: boolean;
}

/** The classes whose `query` reaches the database. */
const SENDERS = new Set(['EntityManager', 'DataSource', 'QueryRunner', 'PostgresQueryRunner', 'Repository']);

/** Returns the files that ask TypeORM for rows in any other way, by entities or by a builder. */
export function filesAskingTypeOrm(
  program: ts.Program,
  root: string,
  isWanted: (file: string) => boolean,
): string[] {
  const checker = program.getTypeChecker();
  return wantedSources(program, root, isWanted).flatMap((source) => {
    let isAsking = false;
    const walk = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && methodOf(node, checker, (owner) => SENDERS.has(owner)))
        isAsking = true;
      if (!isAsking) ts.forEachChild(node, walk);
    };
    walk(source);
    return isAsking ? [relative(root, source.fileName)] : [];
  });
}

/** Returns every statement in those sources of a program that `isWanted` accepts. */
export function findStatements(
  program: ts.Program,
  root: string,
  isWanted: (file: string) => boolean,
): Statement[] {
  const checker = program.getTypeChecker();
  const reader = new ConstantText(checker);
  return wantedSources(program, root, isWanted).flatMap((source) => {
    const found: Statement[] = [];
    const walk = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && isSending(node, checker))
        found.push(statementOf(node, source, { checker, reader, root }));
      ts.forEachChild(node, walk);
    };
    walk(source);
    return found;
  });
}

function wantedSources(
  program: ts.Program,
  root: string,
  isWanted: (file: string) => boolean,
): ts.SourceFile[] {
  return program
    .getSourceFiles()
    .filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && isWanted(relative(root, fileName)));
}

function isSending(node: ts.CallExpression, checker: ts.TypeChecker): boolean {
  return methodOf(node, checker, (owner, method) =>
    method === 'query'
      ? SENDERS.has(owner)
      : owner === 'Database' && (method === 'statement' || method === 'deleteInSteps'),
  );
}

/** Whether the called function is one of the methods in question, however it is reached. */
function methodOf(
  node: ts.CallExpression,
  checker: ts.TypeChecker,
  isAsked: (owner: string, method: string) => boolean,
): boolean {
  const declaration = checker.getResolvedSignature(node)?.declaration;
  if (!declaration || !('name' in declaration) || !declaration.name) return false;
  const owner = declaration.parent;
  return (
    (ts.isClassDeclaration(owner) || ts.isInterfaceDeclaration(owner)) &&
    isAsked(owner.name?.text ?? '', declaration.name.getText())
  );
}

function statementOf(
  node: ts.CallExpression,
  source: ts.SourceFile,
  { checker, reader, root }: { checker: ts.TypeChecker; reader: ConstantText; root: string },
): Statement {
  const [text, given] = node.arguments;
  const file = relative(root, source.fileName);
  return {
    at: `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`,
    file,
    texts: text ? reader.of(text) : null,
    parameters: countOf(given),
    ...claimOf(node, checker),
  };
}

function countOf(given: ts.Expression | undefined): number | null {
  if (!given) return 0;
  return ts.isArrayLiteralExpression(given) && !given.elements.some(ts.isSpreadElement)
    ? given.elements.length
    : null;
}

function claimOf(node: ts.CallExpression, checker: ts.TypeChecker): Pick<Statement, 'row' | 'isCounted'> {
  const awaited = checker.getAwaitedType(checker.getTypeAtLocation(node));
  const result = awaited && checker.getNonNullableType(awaited);
  if (!result || result.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown))
    return { row: null, isCounted: false };
  const parts = checker.isTupleType(result) ? checker.getTypeArguments(result as ts.TypeReference) : null;
  const isCounted = parts?.length === 2 && Boolean(parts[1] && parts[1].flags & ts.TypeFlags.NumberLike);
  const row = isCounted ? elementOf(parts[0], checker) : (parts?.[0] ?? elementOf(result, checker));
  return { row: row && !(row.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) ? row : null, isCounted };
}

function elementOf(rows: ts.Type | undefined, checker: ts.TypeChecker): ts.Type | undefined {
  return rows && checker.getIndexTypeOfType(rows, ts.IndexKind.Number);
}
