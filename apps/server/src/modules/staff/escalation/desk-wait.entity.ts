import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * The kinds of matters at the coordinators' desk: a need, somebody whom a stopped event left without help, a
 * report that something went wrong, a volunteer's message, a message to the support desk, a document, a question
 * in a conversation.
 */
export type DeskWaitKind = 'need' | 'left' | 'worry' | 'answer' | 'contact' | 'paper' | 'chat';

/**
 * A matter that waits at the coordinators' desk, with the number of times that staff were notified of it
 * (rule 220). The row is deleted when the wait ends.
 */
@Entity('desk_waits')
@Index('desk_waits_due', ['dueAt'])
export class DeskWaitEntity {
  @PrimaryColumn('text') kind: DeskWaitKind;
  @PrimaryColumn('int') subjectId: number;
  @Column('timestamptz') since: Date;
  @Column('smallint', { default: 0 }) rounds: number;
  @Column('timestamptz', { nullable: true }) toldAt: Date | null;
  /** When staff are to be notified next. */
  @Column('timestamptz', { nullable: true }) dueAt: Date | null;
}
