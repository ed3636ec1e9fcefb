import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/**
 * Records that somebody has signed in with a person's number and may be its new owner (rule 237): since when,
 * and the wrong answers, in all and on the last day.
 */
@Entity('owner_questions')
export class OwnerQuestionEntity {
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  @Column('timestamptz') since: Date;
  @Column('smallint', { default: 0 }) wrong: number;
  @Column('smallint', { default: 0 }) wrongToday: number;
  @Column('timestamptz', { nullable: true }) dayBeganAt: Date | null;
}
