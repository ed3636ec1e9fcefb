import type { ContactMethod, Gender, GuardianReason, WayToHelp } from '@karov/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A volunteer's statements and signature (rule 129). The identity number is encrypted (rule 67). */
@Entity('volunteer_information')
@Index('volunteer_information_signed', ['signedAt'])
@Index('volunteer_information_police_ends', ['policeValidatedAt'], { where: 'validate_police' })
@Index('volunteer_information_waiting', { synchronize: false })
@Index('volunteer_information_police_turn', { synchronize: false })
@Index('volunteer_information_guardian_turn', { synchronize: false })
@Index('volunteer_information_training_turn', { synchronize: false })
@Index('volunteer_information_renewal_turn', { synchronize: false })
@Index('volunteer_information_police_waits', ['userId'], {
  where: 'police_file IS NOT NULL AND NOT validate_police',
})
@Index('volunteer_information_guardian_waits', ['userId'], {
  where: 'guardian_file IS NOT NULL AND guardian_confirmed_at IS NULL',
})
@Index('volunteer_information_id_number', ['idNumberHash'], { where: 'id_number_hash IS NOT NULL' })
@Index('volunteer_information_unhashed', ['id'], {
  where: 'id_number IS NOT NULL AND id_number_hash IS NULL',
})
export class VolunteerInformationEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('UserEntity') @Column('int', { unique: true }) userId: number;
  @Column('bytea', { nullable: true, select: false }) idNumber: Buffer | null;
  /**
   * A hash by which a complete number is found; it is keyed, so that nobody can try all numbers (rule 67).
   */
  @Column('text', { nullable: true, select: false }) idNumberHash: string | null;
  @Column('date', { nullable: true }) dob: string | null;
  @Column('text', { nullable: true }) gender: Gender | null;
  @Column('text', { default: '' }) place: string;
  @Column('date', { nullable: true }) date: string | null;
  @Column('boolean', { nullable: true }) israeliCitizen: boolean | null;
  @Column('text', { array: true, default: '{}' }) languages: string[];
  @Column('text', { array: true, default: '{}' }) interests: string[];
  @Column('boolean', { nullable: true }) localAuthority: boolean | null;
  @Column('boolean', { nullable: true }) drivingLicense: boolean | null;
  @Column('boolean', { nullable: true }) vehicleAvailability: boolean | null;
  @Column('text', { default: 'both' }) wayToProvideHelp: WayToHelp;
  @Column('text', { default: 'sms' }) contactMethod: ContactMethod;
  @Column('boolean', { default: false }) validateTraining: boolean;
  @Column('boolean', { default: false }) validatePolice: boolean;
  @Column('boolean', { default: false }) isRequiredPoliceValidation: boolean;
  /**
   * Whether the data come from an import and have not been signed yet, that is, the volunteer is
   * pre-registered (rule 65).
   */
  @Column('boolean', { default: false }) isImported: boolean;
  @Column('text', { default: '' }) importAddress: string;
  @Column('timestamptz', { nullable: true }) signedAt: Date | null;
  /** The file of a drawn signature, or the encrypted text of a typed one (rule 66). */
  @ForeignKey('FileEntity') @Column('uuid', { nullable: true }) signatureFile: string | null;
  @Column('bytea', { nullable: true, select: false }) signatureText: Buffer | null;
  /** The IP address from which the volunteer signed, encrypted (rule 138, "Volunteer information"). */
  @Column('bytea', { nullable: true, select: false }) ipAddress: Buffer | null;
  /** The file with a guardian's approval (rule 56). */
  @ForeignKey('FileEntity') @Column('uuid', { nullable: true }) guardianFile: string | null;
  /**
   * Why a guardian must approve; null if no approval is required. A requirement is never dropped (rules 85,
   * 86).
   */
  @Column('text', { nullable: true }) guardianNeeded: GuardianReason | null;
  @Column('timestamptz', { nullable: true }) guardianAskedAt: Date | null;
  /** When an admin confirmed that they had seen the approval. */
  @Column('timestamptz', { nullable: true }) guardianConfirmedAt: Date | null;
  @Column('int', { nullable: true }) guardianConfirmedBy: number | null;
  /** The file of the police certificate to be checked, or of the last one checked. */
  @ForeignKey('FileEntity') @Column('uuid', { nullable: true }) policeFile: string | null;
  @Column('timestamptz', { nullable: true }) policeFileAt: Date | null;
  /** When staff last asked a frozen volunteer to renew. */
  @Column('timestamptz', { nullable: true }) renewalAskedAt: Date | null;
  /** When the certificate was checked; twelve months later a new one is required (rule 85). */
  @Column('timestamptz', { nullable: true }) policeValidatedAt: Date | null;
  /** The last reminder sent about the certificate, in days before its end. */
  @Column('smallint', { nullable: true }) policeRemindedDays: number | null;
  @Column('timestamptz', { nullable: true }) trainingValidatedAt: Date | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
