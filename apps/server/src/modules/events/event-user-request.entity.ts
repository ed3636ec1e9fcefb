import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { EVENT_USER_STATUSES, type EventUserStatus, type NeedResponse } from '@karov/domain';

/**
 * The question to a help seeker in an event, and the answer (rule 138 "Event user request"). What a yes opens is a need; the state here is that of the
 * question: pending while a yes or nothing was said.
 */
@Entity('event_user_requests')
@Unique(['eventId', 'userId'])
@Index('event_user_requests_user', ['userId', 'createdAt'])
@Index('event_user_requests_status', ['status', 'updatedAt'])
@Index('event_user_requests_silent', ['createdAt'], { where: "status = 'pending' AND respond IS NULL AND asked_again_at IS NULL" })
@Index('event_user_requests_unsealed', { synchronize: false })
@Index('event_user_requests_updated', ['updatedAt', 'id'])
export class EventUserRequestEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('EventEntity') @Column('int') eventId: number;
  @ForeignKey('UserEntity') @Column('int') userId: number;
  @Column('enum', { enum: EVENT_USER_STATUSES, enumName: 'event_user_status', default: 'pending' }) status: EventUserStatus;
  @Column('smallint', { nullable: true }) respond: NeedResponse;
  @Column('boolean', { default: false }) isOutside: boolean;
  /** Where a volunteer is helping although the person has moved since (rule 61). */
  @Column('text', { nullable: true }) keptAddress: string | null;
  /** The stop of the event closed it, and its start brings it back (rule 49). */
  @Column('boolean', { default: false }) closedByStop: boolean;
  /** Whether all was well after an emergency, as its person said (rule 74); null: not said. */
  @Column('boolean', { nullable: true }) isWell: boolean | null;
  /** Sealed (rule 236); in the second stands what a version before has written. */
  @Column('bytea', { nullable: true }) systemNoteSealed: Buffer | null;
  @Column('text', { name: 'system_note', nullable: true }) systemNoteBefore: string | null;
  /** When it was asked once more, its link being over (rule 224). */
  @Column('timestamptz', { nullable: true }) askedAgainAt: Date | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') updatedAt: Date;
}
