import { type Approval, EVENT_VOLUNTEER_STATUSES, type EventVolunteerStatus } from '@karov/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A volunteer called to an event (rule 138, "Event volunteer request"), either to the event as a whole or, by
 * auto-assign, for one need. A volunteer has one live place in an event, plus calls to its emergencies;
 * answered calls stay as history.
 */
@Entity('event_volunteer_requests')
@Index('event_volunteer_requests_live', ['eventId', 'volunteerId'], {
  unique: true,
  where: "status IN ('pending', 'accept', 'assigned') AND NOT is_emergency",
})
@Index('event_volunteer_requests_emergency', ['needRequestId', 'volunteerId'], {
  unique: true,
  where: "status IN ('pending', 'accept', 'assigned') AND is_emergency",
})
@Index('event_volunteer_requests_ready', ['eventId'], { where: "status = 'accept'" })
@Index('event_volunteer_requests_unsealed', { synchronize: false })
@Index('event_volunteer_requests_event', ['eventId', 'id'])
@Index('event_volunteer_requests_volunteer', ['volunteerId', 'updatedAt'])
@Index('event_volunteer_requests_need', ['needRequestId'], { where: 'need_request_id IS NOT NULL' })
export class EventVolunteerRequestEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('EventEntity') @Column('int') eventId: number;
  @ForeignKey('UserEntity') @Column('int') volunteerId: number;
  @Column('enum', { enum: EVENT_VOLUNTEER_STATUSES, enumName: 'event_volunteer_status', default: 'pending' })
  status: EventVolunteerStatus;
  @Column('smallint', { default: 0 }) isApproved: Approval;
  /** The radius, in kilometres, of the ring in which the volunteer was called. */
  @Column('double precision') radius: number;
  /** The event user request for which auto-assign called this volunteer. */
  @Column('int', { nullable: true }) needRequestId: number | null;
  /** The volunteer's distance from the need in metres, if they were called for one. */
  @Column('int', { nullable: true }) distanceM: number | null;
  /** Whether this is a call to an emergency (rule 40). */
  @Column('boolean', { default: false }) isEmergency: boolean;
  @Column('boolean', { default: false }) isOutside: boolean;
  /** The state before the event stopped, which is restored when it restarts (rule 49). */
  @Column('enum', { enum: EVENT_VOLUNTEER_STATUSES, enumName: 'event_volunteer_status', nullable: true })
  stoppedFrom: EventVolunteerStatus | null;
  /** The sealed note (rule 236); the second column may contain text from an earlier version. */
  @Column('bytea', { nullable: true }) systemNoteSealed: Buffer | null;
  @Column('text', { name: 'system_note', nullable: true }) systemNoteBefore: string | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') updatedAt: Date;
}
