import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Records that a member of staff was told what waits, so that nobody is flooded (rule 220). */
@Entity('desk_tellings')
@Index('desk_tellings_of', ['userId', 'toldAt'])
export class DeskTellingEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('UserEntity') @Column('int') userId: number;
  @Column('timestamptz') toldAt: Date;
  /** Urgent matters are counted apart, so that an ordinary one never stands in their way. */
  @Column('boolean') isPressing: boolean;
}
