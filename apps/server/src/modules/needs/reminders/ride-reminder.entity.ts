import type { RideReminder } from '@karov/domain';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/**
 * A reminder of a ride for both sides, and their answers: true if it takes place as planned, false if not
 * (rule 164).
 */
@Entity('ride_reminders')
@Index('ride_reminders_unanswered', ['sentAt'], {
  where: "kind = 'hours' AND volunteer_answer IS NULL AND staff_told_at IS NULL",
})
export class RideReminderEntity {
  @ForeignKey('AssignmentEntity', { onDelete: 'CASCADE' }) @PrimaryColumn('int') assignmentId: number;
  @PrimaryColumn('text') kind: RideReminder;
  @Column('timestamptz') sentAt: Date;
  @Column('boolean', { nullable: true }) volunteerAnswer: boolean | null;
  @Column('boolean', { nullable: true }) seekerAnswer: boolean | null;
  @Column('timestamptz', { nullable: true }) staffToldAt: Date | null;
}
