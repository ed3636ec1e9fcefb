import type { AnswerChannel, AnswerOutcome } from '@karov/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A volunteer's answer about a need, or about an event as a whole, that is stored in addition to the recorded
 * yes or no: a late yes (rule 146), or free text (rule 147).
 */
@Entity('need_answers')
@Check('need_answers_one_subject_ck', '(need_id IS NULL) <> (event_id IS NULL)')
@Check('need_answers_words_ck', "(kind = 'words') = (words IS NOT NULL)")
@Index('need_answers_late', ['needId', 'volunteerId'], { unique: true, where: "kind = 'late_yes'" })
@Index('need_answers_of_need', ['needId', 'saidAt'], { where: 'need_id IS NOT NULL' })
@Index('need_answers_of_event', ['eventId', 'saidAt'], { where: 'event_id IS NOT NULL' })
@Index('need_answers_of_volunteer', ['volunteerId'])
@Index('need_answers_waiting', ['saidAt'], { where: 'outcome IS NULL' })
export class NeedAnswerEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('NeedEntity') @Column('int', { nullable: true }) needId: number | null;
  /** The event, for an answer to a call to the event as a whole. */
  @ForeignKey('EventEntity') @Column('int', { nullable: true }) eventId: number | null;
  @ForeignKey('UserEntity') @Column('int') volunteerId: number;
  @Column('text') kind: 'late_yes' | 'words';
  @Column('text') channel: AnswerChannel;
  /** The volunteer's words, encrypted because people write about their health. */
  @Column('bytea', { nullable: true, select: false }) words: Buffer | null;
  @Column('timestamptz') saidAt: Date;
  /** How a coordinator handled the answer; null while it is waiting. */
  @Column('text', { nullable: true }) outcome: AnswerOutcome | null;
  @Column('int', { nullable: true }) handledBy: number | null;
  @Column('timestamptz', { nullable: true }) handledAt: Date | null;
}
