import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** That a member of staff was told what waits, so that nobody is flooded (rule 220). */
@Entity('desk_tellings')
@Index('desk_tellings_of', ['userId', 'toldAt'])
export class DeskTellingEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('UserEntity') @Column('int') userId: number;
  @Column('timestamptz') toldAt: Date;
  /** What presses is counted apart: an ordinary matter never stands in its way. */
  @Column('boolean') isPressing: boolean;
}
