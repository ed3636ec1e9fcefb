import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/**
 * The period in which somebody had a number, written by the database; the function `whose_number` derives
 * from it whose a number was at a moment (rule 232).
 */
@Entity('phone_owners')
@Index('phone_owners_of', ['userId'])
export class PhoneOwnerEntity {
  @PrimaryColumn('text') phone: string;
  @PrimaryColumn('timestamptz') since: Date;
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  /** Null while they have it: several people may have it (rule 238). */
  @Column('timestamptz', { nullable: true }) until: Date | null;
  /** Staff gave it to them, or restored them with it: they did not claim it with a code. */
  @Column('boolean', { default: false }) byStaff: boolean;
}
