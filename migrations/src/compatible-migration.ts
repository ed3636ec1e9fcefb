import type { MigrationInterface } from 'typeorm';

/**
 * A migration beside which the version before it works as well: it only adds what that version does without. The
 * README tells how a change is divided into such ones.
 */
export interface CompatibleMigration extends MigrationInterface {
  readonly name: string;
  readonly isCompatible: true;
}
