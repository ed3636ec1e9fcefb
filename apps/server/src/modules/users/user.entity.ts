import type { AddressType, Channel, Locale } from '@karov/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A person. Addresses are stored in parts (rule 62); the database maintains `position` and `channels`. */
@Entity('users')
@Index('users_of_phone', ['phone'], { where: 'deleted_at IS NULL' })
@Index('users_own_phone', ['phone'], {
  unique: true,
  where: "deleted_at IS NULL AND phone <> '' AND phone_is_own",
})
@Index('users_name_at_phone', ['phone', 'nameFolded'], {
  unique: true,
  where: "deleted_at IS NULL AND phone <> ''",
})
@Index('users_blocked_phone', ['phone'], { where: "is_block AND deleted_at IS NULL AND phone <> ''" })
@Index('users_created', ['createdAt'])
@Index('users_position', { synchronize: false })
@Index('users_listed', ['createdAt', 'id'], { where: 'deleted_at IS NULL' })
@Index('users_by_name', ['fullName', 'id'], { where: 'deleted_at IS NULL' })
@Index('users_search', { synchronize: false })
@Index('users_other_phone', { synchronize: false })
@Index('users_of_district', { synchronize: false })
@Index('users_of_arrival', { synchronize: false })
@Index('users_live', { synchronize: false })
@Index('users_unreached', { synchronize: false })
@Index('users_unsealed', { synchronize: false })
@Index('users_added', ['addedBy'], { where: 'added_by IS NOT NULL' })
@Index('users_calls_unread', ['id'], { where: 'takes_calls IS NULL' })
export class UserEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') fullName: string;
  /** The name in its searchable form (rule 229), set by a trigger. */
  @Column({ type: 'text', default: '', select: false, insert: false, update: false }) nameFolded: string;
  @Column('text', { default: '' }) firstName: string;
  @Column('text', { default: '' }) lastName: string;
  /** In E.164 format; empty for a person without a telephone (rule 239). */
  @Column('text') phone: string;
  /**
   * Whether the person is a volunteer or member of staff, so that no other volunteer or member of staff has
   * this number (rule 238). Set by a trigger.
   */
  @Column({ type: 'boolean', default: false, update: false }) phoneIsOwn: boolean;
  @Column('text', { nullable: true }) email: string | null;
  @Column('text', { default: 'he-IL' }) locale: Locale;
  @Column('boolean', { default: true }) isActive: boolean;
  @Column('boolean', { default: false }) isBlock: boolean;
  @Column('boolean', { default: false }) isFreeze: boolean;
  @Column('boolean', { default: false }) isPhone: boolean;
  @Column('boolean', { default: false }) isWp: boolean;
  @Column('boolean', { default: true }) isSms: boolean;
  @Column('boolean', { default: false }) isEmail: boolean;
  @Column('text', { default: 'residential' }) addressType: AddressType;
  @Column('text', { default: '' }) residentialText: string;
  @Column('text', { default: '' }) residentialStreet: string;
  @Column('text', { default: '' }) residentialCity: string;
  @Column('text', { default: '' }) residentialState: string;
  @Column('text', { default: '' }) residentialCountry: string;
  @Column('double precision', { nullable: true }) residentialLat: number | null;
  @Column('double precision', { nullable: true }) residentialLon: number | null;
  @Column('text', { default: '' }) arrivalText: string;
  @Column('text', { default: '' }) arrivalStreet: string;
  @Column('text', { default: '' }) arrivalCity: string;
  @Column('text', { default: '' }) arrivalState: string;
  @Column('text', { default: '' }) arrivalCountry: string;
  @Column('double precision', { nullable: true }) arrivalLat: number | null;
  @Column('double precision', { nullable: true }) arrivalLon: number | null;
  /** The person's location, which is that of the applicable address. Set by a trigger. */
  @Column({ type: 'point', nullable: true, select: false, insert: false, update: false }) position:
    | string
    | null;
  /** Whether the person's answers allow calls by a machine (rule 181); null until they have been read. */
  @Column('boolean', { nullable: true, default: true }) takesCalls: boolean | null;
  /** The channels through which the person can be reached, the best first (rule 35). Set by a trigger. */
  @Column({ type: 'text', array: true, default: '{}', insert: false, update: false }) channels: Channel[];
  /**
   * How the person describes themselves, sealed (rule 236); the second column may contain text from an
   * earlier version.
   */
  @Column('bytea', { nullable: true }) commentsSealed: Buffer | null;
  @Column('text', { name: 'comments', default: '' }) commentsBefore: string;
  /** How the person wants to be reached; shown wherever their number is shown. */
  @Column('bytea', { nullable: true }) contactNoteSealed: Buffer | null;
  @Column('text', { name: 'contact_note', default: '' }) contactNoteBefore: string;
  @ForeignKey('OrganizationEntity')
  @Index('users_organization')
  @Column('int', { nullable: true })
  organizationId: number | null;
  /** The member of staff who added the person, by hand or by an import. */
  @ForeignKey('UserEntity') @Column('int', { nullable: true }) addedBy: number | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
  /**
   * When the person first signed in; null if they registered but never signed in (rule 91). Set by a trigger.
   */
  @Column({ type: 'timestamptz', nullable: true, insert: false, update: false }) signedInAt: Date | null;
  @Column('timestamptz', { nullable: true }) deletedAt: Date | null;
}
