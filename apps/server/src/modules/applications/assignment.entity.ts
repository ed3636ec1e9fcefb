import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Approval, AssignmentEnd, ProgressStep } from '@karov/domain';

/**
 * A volunteer's hold on an application (`application-users`). One row for each pair, so that nobody is asked twice (rule 4);
 * the partial unique index lets one hold live at a time (rule 3).
 */
@Entity('application_assignments')
@Unique('application_assignments_once', ['applicationId', 'volunteerId'])
@Index('application_assignments_hold', ['applicationId'], { unique: true, where: 'ended IS NULL AND is_approved <> 2' })
@Index('application_assignments_volunteer', ['volunteerId', 'updatedAt'])
@Index('application_assignments_waiting', ['createdAt'], { where: 'ended IS NULL AND is_approved = 0' })
export class AssignmentEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('ApplicationEntity', { name: 'application_assignments_application' }) @Column('int') applicationId: number;
  @ForeignKey('UserEntity', { name: 'application_assignments_user' }) @Column('int') volunteerId: number;
  @Column('smallint') isApproved: Approval;
  @Column('text', { nullable: true }) ended: AssignmentEnd | null;
  @Column('text', { nullable: true }) progress: ProgressStep | null;
  @Column('timestamptz', { nullable: true }) progressAt: Date | null;
  /** Metres from the need, where known. */
  @Column('int', { nullable: true }) distanceM: number | null;
  @Column('text', { nullable: true }) note: string | null;
  @Column('int', { nullable: true }) decidedBy: number | null;
  /** When a yes to an emergency is approved by itself (rule 70); null: staff alone decide. */
  @Column('timestamptz', { nullable: true }) approveAt: Date | null;
  @Column('timestamptz', { nullable: true }) approvedAt: Date | null;
  /** When admins were reminded that it waits for approval. */
  @Column('timestamptz', { nullable: true }) remindedAt: Date | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') updatedAt: Date;
}
