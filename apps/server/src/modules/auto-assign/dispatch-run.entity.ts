import { DISPATCH_STATUSES, type DispatchStatus, type Priority } from '@karov/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * The dispatch run of one need: everything that the engine knows about it, so that any process can continue
 * it (rule 44).
 */
@Entity('dispatch_runs')
@Unique(['needId'])
@Index('dispatch_runs_due', ['nextStepAt'], { where: "status IN ('running', 'exhausted')" })
@Index('dispatch_runs_urgent', { synchronize: false })
export class DispatchRunEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('NeedEntity') @Column('int') needId: number;
  @Column('int', { nullable: true }) eventId: number | null;
  @Column('enum', { enum: DISPATCH_STATUSES, enumName: 'dispatch_status', default: 'running' })
  status: DispatchStatus;
  @Column('int', { default: 0 }) step: number;
  /** The priority of the run's need (rule 77). */
  @Column('smallint', { default: 0 }) priority: Priority;
  @Column('int', { default: 1 }) ring: number;
  /** The radius of the current ring, in kilometres. */
  @Column('double precision') radiusKm: number;
  @Column('timestamptz', { nullable: true }) nextStepAt: Date | null;
  /** Whether the run pauses until its next step, because its need can wait for the morning (rule 100). */
  @Column('boolean', { default: false }) isResting: boolean;
  /** The number of consecutive failures of the run's step. */
  @Column('smallint', { default: 0 }) failures: number;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') updatedAt: Date;
}
