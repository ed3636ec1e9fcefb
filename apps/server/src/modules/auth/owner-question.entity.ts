import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/**
 * Somebody has come in with a person's number who may be somebody new (rule 237): since when, and how many
 * answers were wrong, in all and on the last day.
 */
@Entity('owner_questions')
export class OwnerQuestionEntity {
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  @Column('timestamptz') since: Date;
  @Column('smallint', { default: 0 }) wrong: number;
  @Column('smallint', { default: 0 }) wrongToday: number;
  @Column('timestamptz', { nullable: true }) dayBeganAt: Date | null;
}
