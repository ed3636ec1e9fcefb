import { EVENT_USER_STATUSES, type EventUserStatus, type NeedResponse } from '@karov/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * The question to a help seeker in an event, and the answer (rule 138, "Event user request"). A yes opens a
 * need; the state here is that of the question, which is pending before an answer and after a yes.
 */
@Entity('event_user_requests')
@Unique(['eventId', 'userId'])
@Index('event_user_requests_user', ['userId', 'createdAt'])
@Index('event_user_requests_status', ['status', 'updatedAt'])
@Index('event_user_requests_silent', ['createdAt'], {
  where: "status = 'pending' AND respond IS NULL AND asked_again_at IS NULL",
})
@Index('event_user_requests_unsealed', { synchronize: false })
@Index('event_user_requests_updated', ['updatedAt', 'id'])
export class EventUserRequestEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('EventEntity') @Column('int') eventId: number;
  @ForeignKey('UserEntity') @Column('int') userId: number;
  @Column('enum', { enum: EVENT_USER_STATUSES, enumName: 'event_user_status', default: 'pending' })
  status: EventUserStatus;
  @Column('smallint', { nullable: true }) respond: NeedResponse;
  @Column('boolean', { default: false }) isOutside: boolean;
  /** The address at which a volunteer is helping although the person has since moved (rule 61). */
  @Column('text', { nullable: true }) keptAddress: string | null;
  /**
   * Whether the question was closed because the event stopped; it is restored when the event restarts (rule
   * 49).
   */
  @Column('boolean', { default: false }) closedByStop: boolean;
  /**
   * Whether the help went well after an emergency, as its person answered (rule 74); null without an answer.
   */
  @Column('boolean', { nullable: true }) isWell: boolean | null;
  /** The sealed note (rule 236); the second column may contain text from an earlier version. */
  @Column('bytea', { nullable: true }) systemNoteSealed: Buffer | null;
  @Column('text', { name: 'system_note', nullable: true }) systemNoteBefore: string | null;
  /** When the question was asked again, after its link had expired (rule 224). */
  @Column('timestamptz', { nullable: true }) askedAgainAt: Date | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') updatedAt: Date;
}
