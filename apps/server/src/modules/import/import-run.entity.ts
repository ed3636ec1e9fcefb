import type { ImportProgress } from '@karov/api-client';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** One import and its progress, which any process can read while another works on it. */
@Entity('import_runs')
@Unique(['key'])
@Index('import_runs_of', ['userId'])
export class ImportRunEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  /** created by the client, which uses it to read the progress */
  @Column('uuid') key: string;
  @ForeignKey('UserEntity') @Column('int') userId: number;
  @Column('text') phase: ImportProgress['phase'];
  @Column('int', { default: 0 }) rowsDone: number;
  @Column('int', { nullable: true }) rowsTotal: number | null;
  @Column('timestamptz') startedAt: Date;
  @Column('timestamptz') updatedAt: Date;
}
