import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A help seeker's answers (rule 129), encrypted (rule 67) except for what matching needs. */
@Entity('help_profiles')
export class HelpProfileEntity {
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  /** All answers, as one encrypted document; null while only disabilities are known. */
  @Column('bytea', { nullable: true, select: false }) answers: Buffer | null;
  /**
   * The ids of the disabilities, and the text that describes another one, encrypted. Null if none has been
   * chosen yet.
   */
  @Column('bytea', { nullable: true, select: false }) disabilities: Buffer | null;
  /** If empty, any language is fine. */
  @Column('text', { array: true, default: '{}' }) languages: string[];
  /** The gender that the person wants a helper to have; null if there is no preference. */
  @Column('text', { nullable: true }) genderPreference: string | null;
  /**
   * Whether the person would rather wait than be helped by somebody of another gender; does not apply in an
   * emergency (rule 72).
   */
  @Column('boolean', { default: false }) isGenderMust: boolean;
  /** Whether the person answered in the short form (`quick_emergency_request`). */
  @Column('boolean', { default: false }) isQuick: boolean;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
}
