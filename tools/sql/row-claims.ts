import ts from 'typescript';
import type { Column } from './statement-reader.js';

type As = 'number' | 'string' | 'boolean' | 'Date' | 'Buffer';
/**
 * The value that the driver returns for each PostgreSQL type, except enums, which are words. Other types
 * (mainly JSON) are not compared.
 */
const AS: ReadonlyMap<string, As> = new Map(
  Object.entries<As>({
    int2: 'number',
    int4: 'number',
    float4: 'number',
    float8: 'number',
    oid: 'number',
    int8: 'string',
    numeric: 'string',
    text: 'string',
    varchar: 'string',
    bpchar: 'string',
    uuid: 'string',
    inet: 'string',
    bool: 'boolean',
    timestamptz: 'Date',
    timestamp: 'Date',
    date: 'Date',
    bytea: 'Buffer',
  }),
);

/** Returns the differences between the row that a caller expects and the row that the statement returns. */
export function faultsOfClaim(
  row: ts.Type,
  { columns, text }: { columns: readonly Column[]; text: string },
  checker: ts.TypeChecker,
): string[] {
  const given = new Map(columns.map((column) => [column.name, column]));
  return checker.getPropertiesOfType(row).flatMap((property) => {
    const column = given.get(property.name);
    const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
    if (!column)
      return isOptional
        ? []
        : [`"${property.name}" is not among its columns (${[...given.keys()].join(', ')})`];
    return faultsOfColumn(column, { claimed: checker.getTypeOfSymbol(property), text }, checker);
  });
}

function faultsOfColumn(
  column: Column,
  { claimed, text }: { claimed: ts.Type; text: string },
  checker: ts.TypeChecker,
): string[] {
  const faults: string[] = [];
  const parts = (claimed.isUnion() ? claimed.types : [claimed]).filter(
    (part) => !(part.flags & ts.TypeFlags.Undefined),
  );
  const isNullClaimed = parts.some(
    (part) => part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Any | ts.TypeFlags.Unknown),
  );
  if (column.nullable && !isNullClaimed && !leavesNullOut(text, column.nullable))
    faults.push(`"${column.name}" can be NULL`);
  const isList = column.type.startsWith('_');
  const as = column.words ? 'string' : valueOf(column.type);
  const values = parts.filter((part) => !(part.flags & ts.TypeFlags.Null));
  if (as && !values.some((part) => isLike(part, as, isList, checker)))
    faults.push(`"${column.name}" is ${column.type}, not ${checker.typeToString(claimed)}`);
  for (const word of values.flatMap((part) => (part.isStringLiteral() ? part.value : [])))
    if (column.words?.includes(word) === false)
      faults.push(`"${column.name}" is ${column.type}, which has no "${word}"`);
  return faults;
}

/** Returns what the driver returns for a type, or for each element of a list. */
function valueOf(type: string): As | undefined {
  if (type === '_numeric') return 'number';
  return AS.get(type.startsWith('_') ? type.slice(1) : type);
}

function isLike(claimed: ts.Type, as: string, isList: boolean, checker: ts.TypeChecker): boolean {
  const type = checker.getBaseConstraintOfType(claimed) ?? claimed;
  if (type.isUnion()) return type.types.some((part) => isLike(part, as, isList, checker));
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true;
  if (isList) {
    const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    return element !== undefined && isLike(element, as, false, checker);
  }
  if (as === 'number') return Boolean(type.flags & ts.TypeFlags.NumberLike);
  if (as === 'string') return Boolean(type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.Intersection));
  if (as === 'boolean') return Boolean(type.flags & ts.TypeFlags.BooleanLike);
  const name = type.getSymbol()?.name;
  return as === 'Buffer' ? name === 'Buffer' || name === 'Uint8Array' : name === as;
}

const COMPARED = '(?:IS NOT NULL|=|<|>|!~|~|@>|<@|&&|(?:NOT )?(?:IN|LIKE|ILIKE|BETWEEN)\\b)';

/**
 * Whether a condition of the statement compares the column, so that its rows have a value there. It looks
 * only at the text: if two tables have a column of that name, it cannot tell which one is meant.
 */
function leavesNullOut(text: string, column: string): boolean {
  const named = `(?:\\w+\\.)?${column}\\b(?:::\\w+)?`;
  const isCompared = new RegExp(`\\b(?:WHERE|AND|ON)\\s+\\(?${named}\\s*${COMPARED}`, 'i').test(text);
  const isComparedTo = new RegExp(`\\b(?:WHERE|AND|ON)\\s+[\\w.$]+\\s*(?:=|<=?|>=?)\\s*${named}`, 'i').test(
    text,
  );
  return (isCompared || isComparedTo) && !new RegExp(`\\bOR ${named} IS NULL`, 'i').test(text);
}
