import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * Records that a member of staff was notified of open matters, so that the number of messages can be limited
 * (rule 220).
 */
@Entity('desk_tellings')
@Index('desk_tellings_of', ['userId', 'toldAt'])
export class DeskTellingEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('UserEntity') @Column('int') userId: number;
  @Column('timestamptz') toldAt: Date;
  /**
   * Whether the matter was urgent; urgent matters are counted separately, so that ordinary ones never block
   * them.
   */
  @Column('boolean') isPressing: boolean;
}
