import { relative } from 'node:path';
import ts from 'typescript';
import { ConstantText } from './constant-text.js';

/** A call that sends a statement to PostgreSQL. */
export interface Statement {
  /** file and line */
  at: string;
  file: string;
  /** each text it can have; null where it is put together only when it runs */
  texts: string[] | null;
  /** how many parameters it is given; null where their list is made elsewhere */
  parameters: number | null;
  /** what the caller takes a row for; null where it looks at none */
  row: ts.Type | null;
  /** whether the caller expects rows and their count, as TypeORM gives them for UPDATE and DELETE */
  isCounted: boolean;
}

/** Whose `query` reaches the database. */
const SENDERS = new Set(['EntityManager', 'DataSource', 'QueryRunner']);

/** Every statement in the sources of a program that `isWanted` names. */
export function findStatements(program: ts.Program, root: string, isWanted: (file: string) => boolean): Statement[] {
  const checker = program.getTypeChecker();
  const reader = new ConstantText(checker);
  return program
    .getSourceFiles()
    .filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && isWanted(relative(root, fileName)))
    .flatMap((source) => {
      const found: Statement[] = [];
      const walk = (node: ts.Node): void => {
        if (ts.isCallExpression(node) && isSending(node, checker)) found.push(statementOf(node, source, { checker, reader, root }));
        ts.forEachChild(node, walk);
      };
      walk(source);
      return found;
    });
}

function isSending(node: ts.CallExpression, checker: ts.TypeChecker): boolean {
  if (!ts.isPropertyAccessExpression(node.expression)) return false;
  const { name, expression } = node.expression;
  if (name.text !== 'query' && name.text !== 'statement') return false;
  const sender = checker.getTypeAtLocation(expression).getSymbol()?.name ?? '';
  return name.text === 'query' ? SENDERS.has(sender) : sender === 'Database';
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
  return ts.isArrayLiteralExpression(given) && !given.elements.some(ts.isSpreadElement) ? given.elements.length : null;
}

function claimOf(node: ts.CallExpression, checker: ts.TypeChecker): Pick<Statement, 'row' | 'isCounted'> {
  const result = checker.getAwaitedType(checker.getTypeAtLocation(node));
  if (!result || result.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return { row: null, isCounted: false };
  const isCounted = checker.isTupleType(result);
  const rows = isCounted ? checker.getTypeArguments(result as ts.TypeReference)[0] : result;
  const row = rows && checker.getIndexTypeOfType(rows, ts.IndexKind.Number);
  return { row: row && !(row.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) ? row : null, isCounted };
}
