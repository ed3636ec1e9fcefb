import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { APPLICATION_STATUSES, type ApplicationEnder, type ApplicationStatus, type CategoryType, type HelpType, type Priority } from '@karov/domain';

const LIVE = "status IN ('open', 'in treatment')";
const FREE = "status = 'open' AND volunteer_id IS NULL";

/** A single help request (rule 129 "Application"). Addresses are stored in parts (rule 62); the origin is where the need is. */
@Entity('applications')
@Check('applications_ended_by', `ended_by IN ('seeker', 'volunteer', 'staff', 'time')`)
@Index('applications_user', ['userId', 'createdAt'])
@Index('applications_volunteer', ['volunteerId'])
@Index('applications_status', ['status', 'createdAt', 'id'])
@Index('applications_open_state', ['originState', 'id', 'userId', 'categoryId'], { where: FREE })
@Index('applications_open_position', { synchronize: false })
@Index('applications_due', ['dueAt'], { where: LIVE })
@Index('applications_coordinator', ['coordinatorSince'], { where: "status = 'open' AND coordinator_since IS NOT NULL" })
@Index('applications_once', ['createdBy', 'idempotencyKey'], { unique: true, where: 'idempotency_key IS NOT NULL' })
@Index('applications_category_active', ['userId', 'categoryId'], { unique: true, where: `type = 2 AND ${LIVE}` })
@Index('applications_emergency_active', ['userId'], { unique: true, where: `is_emergency AND ${LIVE}` })
export class ApplicationEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('CategoryEntity', { name: 'applications_category' }) @Column('int') categoryId: number;
  /** The category's type, kept with the request. */
  @Column('smallint') type: CategoryType;
  @ForeignKey('UserEntity', { name: 'applications_seeker' }) @Column('int') userId: number;
  @ForeignKey('UserEntity', { name: 'applications_author' }) @Column('int') createdBy: number;
  @Column('enum', { enum: APPLICATION_STATUSES, enumName: 'application_status', default: 'open' }) status: ApplicationStatus;
  @Column('text') description: string;
  @Column('date', { nullable: true }) arrivalDate: string | null;
  /** Whole hour, "14:00", Asia/Jerusalem. */
  @Column('text', { nullable: true }) arrivalTime: string | null;
  @Column('date', { nullable: true }) expirationDate: string | null;
  /** When it expires while open, and is overdue while in treatment (rule 5); null for emergencies. */
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
  /** The middle of the square of about a kilometre in which the origin lies (rule 81). Set by a trigger. */
  @Column({ type: 'point', nullable: true, select: false, insert: false, update: false }) position: string | null;
  @Column('text') helpType: HelpType;
  /** What matching asks, copied when the request is made: the seeker's languages (empty: any) and wishes. */
  @Column('text', { array: true, default: '{}' }) languages: string[];
  @Column('text', { nullable: true }) genderPreference: string | null;
  @Column('boolean', { default: false }) isGenderMust: boolean;
  @Column('boolean', { default: false }) needsVehicle: boolean;
  @Column('boolean', { default: false }) needsEquipment: boolean;
  @Column('boolean', { default: false }) isEmergency: boolean;
  @Column('smallint', { default: 0 }) labelPriority: Priority;
  @Column('text', { nullable: true }) systemNotes: string | null;
  /** Who holds it: waiting for approval while open, at work while in treatment; who did it, once completed. */
  @ForeignKey('UserEntity', { name: 'applications_helper' }) @Column('int', { nullable: true }) volunteerId: number | null;
  @Column('boolean', { default: false }) isVolunteerChanged: boolean;
  /** The person moved while somebody was helping them (rule 61). */
  @Column('boolean', { default: false }) isAddressChanged: boolean;
  /** When the first volunteer was asked; the seeker is told once. */
  @Column('timestamptz', { nullable: true }) firstAskedAt: Date | null;
  @Column('timestamptz', { nullable: true }) coordinatorSince: Date | null;
  @Column('int', { nullable: true }) coordinatorId: number | null;
  /** How often staff were reminded of an emergency that nobody has taken over, and when last (rule 71). */
  @Column('smallint', { default: 0 }) staffReminders: number;
  @Column('timestamptz', { nullable: true }) staffRemindedAt: Date | null;
  @Column('uuid', { nullable: true }) idempotencyKey: string | null;
  @Column('timestamptz', { nullable: true }) endedAt: Date | null;
  /** Who ended it (rule 105); null while it lives. */
  @Column('text', { nullable: true }) endedBy: ApplicationEnder | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') updatedAt: Date;
}
