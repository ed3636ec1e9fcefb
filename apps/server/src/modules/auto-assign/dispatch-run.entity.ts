import { DISPATCH_STATUSES, type DispatchStatus, type Priority } from '@karov/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * The auto-assign run of one need: all that the engine knows, so that any process can go on with it (rule
 * 44).
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
  /** How urgent its need is (rule 77). */
  @Column('smallint', { default: 0 }) priority: Priority;
  @Column('int', { default: 1 }) ring: number;
  /** Kilometres of the present ring. */
  @Column('double precision') radiusKm: number;
  @Column('timestamptz', { nullable: true }) nextStepAt: Date | null;
  /** Whether it rests until its next step, since its need can wait for the end of the night (rule 100). */
  @Column('boolean', { default: false }) isResting: boolean;
  /** The number of failures of its step in a row. */
  @Column('smallint', { default: 0 }) failures: number;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') updatedAt: Date;
}
