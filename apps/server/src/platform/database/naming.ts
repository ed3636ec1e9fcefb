import { DefaultNamingStrategy, type Table } from 'typeorm';

/**
 * Names columns in snake_case, as the API does; properties are in camelCase. Constraints are named after
 * their table, their columns and a suffix for their kind (docs/adr/0030); checks and exclusions have a word
 * of their own, which their entity sets.
 */
export class SnakeCaseNaming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    return [...prefixes, customName ?? snakeCase(propertyName)].join('_');
  }

  override primaryKeyName(table: Table | string): string {
    return `${this.getTableName(table)}_pk`;
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return `${this.getTableName(table)}_${columns.join('_')}_uq`;
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `${this.getTableName(table)}_${columns.join('_')}_fk`;
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return `${snakeCase(relationName)}_${referencedColumnName}`;
  }
}

function snakeCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
