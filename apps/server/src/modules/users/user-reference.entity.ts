import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The person who registered or linked an assisted person (rule 64). */
@Entity('user_references')
@Index('user_references_once', ['referrerId', 'personId'], { unique: true })
@Index('user_references_person', ['personId'])
export class UserReferenceEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('UserEntity') @Column('int') referrerId: number;
  @ForeignKey('UserEntity') @Column('int') personId: number;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) objectedAt: Date | null;
  @Column('timestamptz', { nullable: true }) confirmedAt: Date | null;
  /** whether the referrer wrote the person's details; false if the person already had an account */
  @Column('boolean', { default: false }) isAuthor: boolean;
}
