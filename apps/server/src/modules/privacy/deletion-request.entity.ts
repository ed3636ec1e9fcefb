import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A person's request to be deleted, which they can withdraw until the due day. */
@Entity('deletion_requests')
@Index('deletion_requests_open', ['userId'], {
  unique: true,
  where: 'withdrawn_at IS NULL AND done_at IS NULL',
})
@Index('deletion_requests_due', ['dueOn'], { where: 'withdrawn_at IS NULL AND done_at IS NULL' })
export class DeletionRequestEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('UserEntity') @Column('int') userId: number;
  @Column('timestamptz') requestedAt: Date;
  @Column('timestamptz') dueOn: Date;
  /**
   * Whether staff deleted the person, who can no longer sign in and may be restored until the due day (rule
   * 90).
   */
  @Column('boolean', { default: false }) byStaff: boolean;
  @Column('timestamptz', { nullable: true }) withdrawnAt: Date | null;
  @Column('timestamptz', { nullable: true }) doneAt: Date | null;
}
