import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { DeskWaitKind } from './desk-waits.repository.js';

/** Something that waits at the desk, and how often staff were told of it (rule 220). It goes when it waits no more. */
@Entity('desk_waits')
@Index('desk_waits_due', ['dueAt'])
export class DeskWaitEntity {
  @PrimaryColumn('text') kind: DeskWaitKind;
  @PrimaryColumn('int') subjectId: number;
  @Column('timestamptz') since: Date;
  @Column('smallint', { default: 0 }) rounds: number;
  @Column('timestamptz', { nullable: true }) toldAt: Date | null;
  /** When staff hear of it next. */
  @Column('timestamptz', { nullable: true }) dueAt: Date | null;
}
