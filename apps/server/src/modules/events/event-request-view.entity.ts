import type { ApplicationEnder, Approval, EventUserStatus, NeedResponse, ProgressStep } from '@karov/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A help seeker's request in an event with its current or last holder: the read-only view `event_requests`.
 */
@Entity('event_requests', { synchronize: false })
export class EventRequestView {
  @PrimaryColumn('int') id: number;
  @Column('int') eventId: number;
  @Column('int') userId: number;
  @Column('text') status: EventUserStatus;
  @Column('smallint', { nullable: true }) respond: NeedResponse;
  /** The need that a yes opened. */
  @Column('int', { nullable: true }) needId: number | null;
  @Column('boolean') isOutside: boolean;
  @Column('boolean') isEmergency: boolean;
  @Column('text', { nullable: true }) keptAddress: string | null;
  @Column('timestamptz', { nullable: true }) coordinatorSince: Date | null;
  @Column('int', { nullable: true }) coordinatorId: number | null;
  @Column('boolean') closedByStop: boolean;
  @Column('boolean', { nullable: true }) isWell: boolean | null;
  /** The note as stored (rule 236). */
  @Column('bytea', { name: 'system_note_kept', nullable: true }) systemNote: Buffer | null;
  @Column('timestamptz') createdAt: Date;
  /** When the need was opened or the emergency button was pressed; before either, when the event asked. */
  @Column('timestamptz') openedAt: Date;
  @Column('timestamptz') updatedAt: Date;
  /** Who ended the need; null while it continues, or if it ended with the event. */
  @Column('text', { nullable: true }) endedBy: ApplicationEnder | null;
  /** Since when the person is without help after their event was stopped; empty once staff have looked at it. */
  @Column('timestamptz', { nullable: true }) leftAt: Date | null;
  @Column('int', { nullable: true }) assignmentId: number | null;
  @Column('int', { nullable: true }) volunteerId: number | null;
  @Column('int', { nullable: true }) volunteerRequestId: number | null;
  @Column('smallint') isApproved: Approval;
  @Column('timestamptz', { nullable: true }) approveAt: Date | null;
  @Column('timestamptz', { nullable: true }) approvedAt: Date | null;
  @Column('text', { nullable: true }) progress: ProgressStep | null;
}
