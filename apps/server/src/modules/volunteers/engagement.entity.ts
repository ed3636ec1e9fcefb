import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { NeedType } from '@karov/domain';

/**
 * A volunteer at work for a need. The partial unique indexes are the guarantee that nobody is in two active
 * assignments (rule 47) and that no need has two volunteers.
 */
@Entity('engagements')
@Index('engagements_volunteer_active', ['volunteerId'], { unique: true, where: 'ended_at IS NULL' })
@Index('engagements_completed', ['volunteerId'], { where: 'is_completed' })
@Index('engagements_need_active', ['needType', 'needId'], { unique: true, where: 'ended_at IS NULL' })
export class EngagementEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('UserEntity') @Column('int') volunteerId: number;
  @Column('text') needType: NeedType;
  @Column('int') needId: number;
  @Column('timestamptz') startedAt: Date;
  @Column('timestamptz', { nullable: true }) endedAt: Date | null;
  /** The help was given: who has completed one is known (rule 70). */
  @Column('boolean', { default: false }) isCompleted: boolean;
}
