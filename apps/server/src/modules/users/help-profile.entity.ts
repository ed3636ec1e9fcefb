import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** What a help seeker has told about the help that fits. */
@Entity('help_profiles')
export class HelpProfileEntity {
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  @Column('int', { array: true, default: '{}' }) disabilityIds: number[];
  @Column('text', { default: '' }) otherDisability: string;
  /** Empty: any language will do. */
  @Column('text', { array: true, default: '{}' }) languages: string[];
  /** Null: no preference. */
  @Column('text', { nullable: true }) genderPreference: string | null;
}
