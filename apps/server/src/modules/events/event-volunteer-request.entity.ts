import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Approval, EventVolunteerStatus } from '@karov/domain';

/**
 * A volunteer called to an event (part 2 §3 "Event volunteer request"), either to the event as a whole or, by
 * auto-assign, for one need. A volunteer has one live request in an event; answered ones stay as history.
 */
@Entity('event_volunteer_requests')
@Index('event_volunteer_requests_live', ['eventId', 'volunteerId'], { unique: true, where: "status IN ('pending', 'accept', 'assigned')" })
@Index('event_volunteer_requests_event', ['eventId', 'id'])
@Index('event_volunteer_requests_volunteer', ['volunteerId', 'updatedAt'])
@Index('event_volunteer_requests_need', ['needRequestId'], { where: 'need_request_id IS NOT NULL' })
export class EventVolunteerRequestEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('int') eventId: number;
  @Column('int') volunteerId: number;
  @Column('text', { default: 'pending' }) status: EventVolunteerStatus;
  @Column('smallint', { default: 0 }) isApproved: Approval;
  /** Kilometres of the ring in which the volunteer was called. */
  @Column('double precision') radius: number;
  /** The event user request this volunteer was called for by auto-assign. */
  @Column('int', { nullable: true }) needRequestId: number | null;
  /** Metres from the need, when called for one. */
  @Column('int', { nullable: true }) distanceM: number | null;
  @Column('boolean', { default: false }) isOutside: boolean;
  @Column('text', { nullable: true }) systemNote: string | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') updatedAt: Date;
}
