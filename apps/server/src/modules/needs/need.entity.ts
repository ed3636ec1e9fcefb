import {
  APPLICATION_ENDERS,
  APPLICATION_STATUSES,
  type ApplicationEnder,
  type ApplicationStatus,
  type CategoryType,
  type HelpType,
  type Priority,
} from '@karov/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

const LIVE = "status IN ('open', 'in treatment')";
const FREE = "status = 'open' AND volunteer_id IS NULL AND event_id IS NULL";

/**
 * The columns of every need, whatever its source. Addresses are stored in parts (rule 62); the origin is the
 * place where help is needed.
 */
export abstract class NeedColumns {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('UserEntity') @Column('int') userId: number;
  @ForeignKey('UserEntity') @Column('int') createdBy: number;
  @Column('enum', { enum: APPLICATION_STATUSES, enumName: 'application_status', default: 'open' })
  status: ApplicationStatus;
  /**
   * The description, sealed (rule 236); the second column may contain text from an earlier version until it
   * is sealed.
   */
  @Column('bytea', { nullable: true }) descriptionSealed: Buffer | null;
  @Column('text', { name: 'description', default: '' }) descriptionBefore: string;
  @Column('bigint', { array: true, nullable: true, select: false }) descriptionWords: string[] | null;
  @Column('date', { nullable: true }) arrivalDate: string | null;
  /** A full hour in Israel's time (Asia/Jerusalem), such as "14:00". */
  @Column('text', { nullable: true }) arrivalTime: string | null;
  @Column('date', { nullable: true }) expirationDate: string | null;
  /**
   * When the need expires while it is open, and becomes overdue while it is in treatment (rule 5); null for
   * emergencies.
   */
  @Column('timestamptz', { nullable: true }) dueAt: Date | null;
  @Column('boolean', { default: false }) otherAddress: boolean;
  @Column('text', { default: '' }) originText: string;
  @Column('text', { default: '' }) originStreet: string;
  @Column('text', { default: '' }) originCity: string;
  @Column('text', { default: '' }) originState: string;
  @Column('text', { default: '' }) originCountry: string;
  @Column('double precision', { nullable: true }) originLat: number | null;
  @Column('double precision', { nullable: true }) originLon: number | null;
  @Column('text', { default: '' }) destinationText: string;
  @Column('text', { default: '' }) destinationStreet: string;
  @Column('text', { default: '' }) destinationCity: string;
  @Column('text', { default: '' }) destinationState: string;
  @Column('text', { default: '' }) destinationCountry: string;
  @Column('double precision', { nullable: true }) destinationLat: number | null;
  @Column('double precision', { nullable: true }) destinationLon: number | null;
  /**
   * The centre of the square of about one kilometre that contains the origin (rule 81). A trigger sets it.
   */
  @Column({ type: 'point', nullable: true, select: false, insert: false, update: false }) position:
    | string
    | null;
  @Column('text') helpType: HelpType;
  /**
   * The requirements for matching, copied when the request is made: the help seeker's languages (if empty,
   * any) and wishes.
   */
  @Column('text', { array: true, default: '{}' }) languages: string[];
  @Column('text', { nullable: true }) genderPreference: string | null;
  @Column('boolean', { default: false }) isGenderMust: boolean;
  @Column('boolean', { default: false }) needsVehicle: boolean;
  @Column('boolean', { default: false }) needsEquipment: boolean;
  @Column('boolean', { default: false }) isEmergency: boolean;
  @Column('smallint', { default: 0 }) labelPriority: Priority;
  /** Why the need ended, as free text. */
  @Column('bytea', { nullable: true }) systemNotesSealed: Buffer | null;
  @Column('text', { name: 'system_notes', nullable: true }) systemNotesBefore: string | null;
  /**
   * The volunteer who holds the need: while it is open, they wait for approval; while it is in treatment,
   * they are helping; after completion, the volunteer who helped.
   */
  @ForeignKey('UserEntity') @Column('int', { nullable: true }) volunteerId: number | null;
  @Column('boolean', { default: false }) isVolunteerChanged: boolean;
  /** Whether the person moved while somebody was helping them (rule 61). */
  @Column('boolean', { default: false }) isAddressChanged: boolean;
  /** When the first volunteer was called; the help seeker is told only once. */
  @Column('timestamptz', { nullable: true }) firstAskedAt: Date | null;
  @Column('timestamptz', { nullable: true }) coordinatorSince: Date | null;
  @Column('int', { nullable: true }) coordinatorId: number | null;
  /**
   * When the coordinator took over the need, and when they were asked whether they still have it; the
   * database sets both when the coordinator changes.
   */
  @Column({ type: 'timestamptz', nullable: true, insert: false }) coordinatorAt: Date | null;
  @Column('timestamptz', { nullable: true }) coordinatorAskedAt: Date | null;
  @Column('uuid', { nullable: true }) idempotencyKey: string | null;
  @Column('timestamptz', { nullable: true }) endedAt: Date | null;
  /** Who ended the need (rule 105); null while it is live. */
  @Column('text', { nullable: true }) endedBy: ApplicationEnder | null;
  @Column('timestamptz') createdAt: Date;
  /** When the need was opened, or the emergency button was pressed. */
  @Column({ type: 'timestamptz', insert: false }) openedAt: Date;
  /** Since when nobody has held the need, or when the last hold ended; set by the database. */
  @Column({ type: 'timestamptz', insert: false, update: false }) freeSince: Date;
  @Column('timestamptz') updatedAt: Date;
  /** Whether the need is part of an exercise, which figures and messages keep apart. */
  @Column('boolean', { default: false }) isExercise: boolean;
}

/** A need: a single request, a separate emergency, or a need opened by a yes to an event's question. */
@Entity('needs')
@Check('needs_ended_by_ck', `ended_by IN (${APPLICATION_ENDERS.map((ender) => `'${ender}'`).join(', ')})`)
@Check(
  'needs_of_one_kind_ck',
  '(event_id IS NULL) = (category_id IS NOT NULL) AND (event_id IS NULL) = (request_id IS NULL)',
)
@Index('needs_waiting', { synchronize: false })
@Index('needs_user', ['userId', 'createdAt'])
@Index('needs_volunteer', ['volunteerId'])
@Index('needs_status', ['status', 'createdAt', 'id'])
@Index('needs_open_state', ['originState', 'id', 'userId', 'categoryId'], { where: FREE })
@Index('needs_open_position', { synchronize: false })
@Index('needs_created', ['createdAt'])
@Index('needs_updated', ['updatedAt'])
@Index('needs_due', ['dueAt'], { where: LIVE })
@Index('needs_coordinator', ['coordinatorSince'], {
  where: "status = 'open' AND coordinator_since IS NOT NULL",
})
@Index('needs_once', ['createdBy', 'idempotencyKey'], { unique: true, where: 'idempotency_key IS NOT NULL' })
@Index('needs_category_active', ['userId', 'categoryId'], { unique: true, where: `type = 2 AND ${LIVE}` })
@Index('needs_emergency_active', ['userId'], {
  unique: true,
  where: `is_emergency AND event_id IS NULL AND ${LIVE}`,
})
@Index('needs_live', ['id'], { where: LIVE })
@Index('needs_coordinators', ['coordinatorAt'], { where: `coordinator_id IS NOT NULL AND ${LIVE}` })
@Index('needs_unsealed', { synchronize: false })
@Index('needs_of_question', ['requestId'], { unique: true, where: 'NOT is_earlier' })
@Index('needs_of_event', ['eventId', 'status'], { where: 'event_id IS NOT NULL' })
@Index('needs_left', ['leftAt'], { where: 'left_at IS NOT NULL' })
export class NeedEntity extends NeedColumns {
  /** The category of a single request; null for other needs. */
  @ForeignKey('CategoryEntity') @Column('int', { nullable: true }) categoryId: number | null;
  @Column('smallint', { nullable: true }) type: CategoryType | null;
  /** In events: the event, and the question that was answered with yes. */
  @ForeignKey('EventEntity') @Column('int', { nullable: true }) eventId: number | null;
  @ForeignKey('EventUserRequestEntity') @Column('int', { nullable: true }) requestId: number | null;
  /**
   * Whether the need had already ended when an emergency opened another need for the same question (rule 50).
   */
  @Column('boolean', { default: false }) isEarlier: boolean;
  /**
   * Since when the person is without help because a volunteer did not come after their event was stopped;
   * empty once staff have looked at it (rule 49).
   */
  @Column('timestamptz', { nullable: true }) leftAt: Date | null;
}
