import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One line of the audit log: who did what to which subject. The application never changes or deletes it. */
@Entity('activity_log')
@Index('activity_log_subject', ['subjectType', 'subjectId', 'id'])
@Index('activity_log_unsealed', { synchronize: false })
@Index('activity_log_people', { synchronize: false })
@Index('activity_log_looks', { synchronize: false })
export class ActivityEntryEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') subjectType: string;
  @Column('int') subjectId: number;
  /** Null if the actor is the system itself, or somebody who answers by a link. */
  @Column('int', { nullable: true }) actorId: number | null;
  @Column('text') action: string;
  @Column('jsonb', { default: {} }) newValues: Record<string, unknown>;
  /** The sealed note (rule 236); the second column may contain a plain note from an earlier version. */
  @Column('bytea', { nullable: true }) noteSealed: Buffer | null;
  @Column('text', { nullable: true }) note: string | null;
  /** The people whose telephone numbers and addresses were shown or exported. */
  @Column('int', { array: true, nullable: true }) personIds: number[] | null;
  @Column('timestamptz') createdAt: Date;
}
