import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A sentence, in both languages, that staff can insert into an answer (rule 202). */
@Entity('ready_answers')
@Index('ready_answers_in_order', ['position', 'id'])
export class ReadyAnswerEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') textHe: string;
  @Column('text') textEn: string;
  @Column('int') position: number;
}
