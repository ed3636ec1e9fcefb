import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/**
 * The period in which a person had a number, written by the database; the function `whose_number` derives
 * from it who had a number at a given time (rule 232).
 */
@Entity('phone_owners')
@Index('phone_owners_of', ['userId'])
export class PhoneOwnerEntity {
  @PrimaryColumn('text') phone: string;
  @PrimaryColumn('timestamptz') since: Date;
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  /**
   * Until when the person had the number; null while they have it. Several people may share it (rule 238).
   */
  @Column('timestamptz', { nullable: true }) until: Date | null;
  /**
   * Whether staff gave the number to the person, or restored the person with it, so that they did not claim
   * it with a code.
   */
  @Column('boolean', { default: false }) byStaff: boolean;
}
