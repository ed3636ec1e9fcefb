import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A help seeker's answers (rule 129). Encrypted (rule 67), except for what matching needs. */
@Entity('help_profiles')
export class HelpProfileEntity {
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  /** All answers, as one encrypted document; null while only disabilities are known. */
  @Column('bytea', { nullable: true, select: false }) answers: Buffer | null;
  /** Ids of the disabilities, and the text for another one, encrypted. Null if none has been chosen yet. */
  @Column('bytea', { nullable: true, select: false }) disabilities: Buffer | null;
  /** Empty: any language. */
  @Column('text', { array: true, default: '{}' }) languages: string[];
  /** Null if there is no preference. */
  @Column('text', { nullable: true }) genderPreference: string | null;
  /**
   * Whether they would rather wait than be helped by somebody of another gender; not in an emergency (rule
   * 72).
   */
  @Column('boolean', { default: false }) isGenderMust: boolean;
  /** Whether it was answered in the short form (`quick_emergency_request`). */
  @Column('boolean', { default: false }) isQuick: boolean;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
}
