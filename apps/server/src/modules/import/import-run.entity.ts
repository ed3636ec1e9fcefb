import type { ImportProgress } from '@karov/api-client';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** One import and how far it is; read by any process while another one works on it. */
@Entity('import_runs')
@Unique('import_runs_key', ['key'])
export class ImportRunEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'import_runs_pk' }) id: number;
  /** made by the client, which asks for the progress under it */
  @Column('uuid') key: string;
  @ForeignKey('UserEntity', { name: 'import_runs_user' }) @Column('int') userId: number;
  @Column('text') phase: ImportProgress['phase'];
  @Column('int', { default: 0 }) rowsDone: number;
  @Column('int', { nullable: true }) rowsTotal: number | null;
  @Column('timestamptz') startedAt: Date;
  @Column('timestamptz') updatedAt: Date;
}
