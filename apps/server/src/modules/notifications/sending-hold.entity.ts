import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Whether all sending is held (rule 244); one row. */
@Entity('sending_hold')
@Index('sending_hold_held_by', ['heldBy'])
export class SendingHoldEntity {
  @PrimaryColumn('int', { default: 1 }) id: number;
  /** null while nothing is held */
  @Column('timestamptz', { nullable: true }) heldAt: Date | null;
  /** null for a command of the operator's, and after a restore */
  @ForeignKey('UserEntity') @Column('int', { nullable: true }) heldBy: number | null;
  @Column('text', { nullable: true }) reason: string | null;
  /** whether emergencies and everything else that is urgent is held too */
  @Column('boolean', { default: false }) includesUrgent: boolean;
}
