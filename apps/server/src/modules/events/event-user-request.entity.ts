import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { EVENT_USER_STATUSES, type Approval, type EventUserStatus, type NeedResponse, type ProgressStep } from '@karov/domain';

/** A help seeker asked in an event, or one who asked (rule 138 "Event user request"). */
@Entity('event_user_requests')
@Unique('event_user_requests_once', ['eventId', 'userId'])
@Index('event_user_requests_user', ['userId', 'createdAt'])
@Index('event_user_requests_volunteer', ['volunteerId', 'updatedAt'])
@Index('event_user_requests_approval', ['status', 'isApproved', 'updatedAt'])
@Index('event_user_requests_emergency', ['userId'], { where: "is_emergency AND status IN ('pending', 'assigned')" })
@Index('event_user_requests_updated', ['updatedAt', 'id'])
export class EventUserRequestEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('EventEntity') @Column('int') eventId: number;
  @ForeignKey('UserEntity') @Column('int') userId: number;
  @Column('enum', { enum: EVENT_USER_STATUSES, enumName: 'event_user_status', default: 'pending' }) status: EventUserStatus;
  @Column('smallint', { default: 0 }) isApproved: Approval;
  @Column('smallint', { nullable: true }) respond: NeedResponse;
  /** The volunteer of the present or last assignment. */
  @ForeignKey('UserEntity') @Column('int', { nullable: true }) volunteerId: number | null;
  @Column('int', { nullable: true }) volunteerRequestId: number | null;
  /** When a yes to an urgent need is approved by itself (rule 70); null: staff alone decide. */
  @Column('timestamptz', { nullable: true }) approveAt: Date | null;
  @Column('timestamptz', { nullable: true }) approvedAt: Date | null;
  /** How far the approved volunteer has come. */
  @Column('text', { nullable: true }) progress: ProgressStep | null;
  @Column('boolean', { default: false }) isOutside: boolean;
  /** Raised with the emergency button (rule 50). */
  @Column('boolean', { default: false }) isEmergency: boolean;
  /** Where a volunteer is helping although the person has moved since (rule 61). */
  @Column('text', { nullable: true }) keptAddress: string | null;
  @Column('timestamptz', { nullable: true }) coordinatorSince: Date | null;
  @Column('int', { nullable: true }) coordinatorId: number | null;
  /** How often staff were reminded of an emergency that nobody has taken over, and when last (rule 71). */
  @Column('smallint', { default: 0 }) staffReminders: number;
  @Column('timestamptz', { nullable: true }) staffRemindedAt: Date | null;
  /** The stop of the event closed it, and its start brings it back (rule 49). */
  @Column('boolean', { default: false }) closedByStop: boolean;
  /** Whether all was well after an emergency, as its person said (rule 74); null: not said. */
  @Column('boolean', { nullable: true }) isWell: boolean | null;
  @Column('text', { nullable: true }) systemNote: string | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') updatedAt: Date;
}
