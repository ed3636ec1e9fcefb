import type { Approval, AssignmentEnd, ProgressStep } from '@karov/domain';
import { Column, Entity, Exclusion, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

const LIVE = 'ended IS NULL AND is_approved <> 2';

/**
 * A volunteer's hold on a need of either source. Each pair of volunteer and need has one row, so that nobody
 * is called twice (rule 4). A need has one live hold at a time (rule 3), and nobody works for two people at
 * once (rule 47).
 */
@Entity('assignments')
@Unique(['needId', 'volunteerId'])
@Exclusion(
  'assignments_one_at_a_time_ex',
  `USING gist (volunteer_id WITH =, span WITH &&) WHERE (${LIVE} AND NOT is_emergency)`,
)
@Index('assignments_one_emergency', ['volunteerId'], { unique: true, where: `${LIVE} AND is_emergency` })
@Index('assignments_hold', ['needId'], { unique: true, where: LIVE })
@Index('assignments_live', ['volunteerId'], { where: LIVE })
@Index('assignments_completed', ['volunteerId'], { where: "ended = 'completed'" })
@Index('assignments_of_volunteer', ['volunteerId', 'updatedAt'])
@Index('assignments_updated', ['updatedAt'])
@Index('assignments_asked', ['askedAt'], {
  where: 'ended IS NULL AND is_approved = 1 AND progress IS NULL AND asked_at IS NOT NULL',
})
@Index('assignments_unsealed', { synchronize: false })
@Index('assignments_waiting', ['createdAt'], { where: 'ended IS NULL AND is_approved = 0' })
export class AssignmentEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('NeedEntity') @Column('int') needId: number;
  @ForeignKey('UserEntity') @Column('int') volunteerId: number;
  /** The volunteer's request in the event; null for single requests. */
  @Column('int', { nullable: true }) callId: number | null;
  @Column('smallint') isApproved: Approval;
  @Column('text', { nullable: true }) ended: AssignmentEnd | null;
  @Column('text', { nullable: true }) progress: ProgressStep | null;
  @Column('timestamptz', { nullable: true }) progressAt: Date | null;
  /** The distance from the need in metres, if known. */
  @Column('int', { nullable: true }) distanceM: number | null;
  /** The sealed note (rule 236); the second column may contain text from an earlier version. */
  @Column('bytea', { nullable: true }) noteSealed: Buffer | null;
  @Column('text', { name: 'note', nullable: true }) noteBefore: string | null;
  @Column('int', { nullable: true }) decidedBy: number | null;
  /** When a yes to an emergency is approved automatically (rule 70); null if only staff decide. */
  @Column('timestamptz', { nullable: true }) approveAt: Date | null;
  @Column('timestamptz', { nullable: true }) approvedAt: Date | null;
  /** When the volunteer was asked whether they are coming to a ride or visit (rule 149). */
  @Column('timestamptz', { nullable: true }) askedAt: Date | null;
  /** The period in which the volunteer works for the need (rule 47); null for a refusal. */
  @Column({ type: 'tstzrange', nullable: true, select: false, insert: false, update: false }) span:
    | string
    | null;
  /** Whether the need is an emergency, which takes precedence over a later ride (rule 47). */
  @Column('boolean', { default: false }) isEmergency: boolean;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') updatedAt: Date;
}
