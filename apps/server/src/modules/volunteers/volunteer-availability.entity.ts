import type { WeeklyHours } from '@karov/domain';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/**
 * When a volunteer may be called; a volunteer without a row may always be called. Hours are local times in
 * Israel (rule 60).
 */
@Entity('volunteer_availability')
export class VolunteerAvailabilityEntity {
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  @Column('boolean', { default: true }) isOnDuty: boolean;
  /** The last day of the pause. */
  @Column('date', { nullable: true }) pausedUntil: string | null;
  /** The hours of the week in which the volunteer may be called; empty means at any hour. */
  @Column('jsonb', { default: [] }) weeklyHours: WeeklyHours[];
  @Column('text', { nullable: true }) quietFrom: string | null;
  @Column('text', { nullable: true }) quietTo: string | null;
  @Column('boolean', { default: false }) isEmergencyInQuiet: boolean;
  /** The maximum number of calls within seven days; null means no limit. */
  @Column('int', { nullable: true }) maxCallsWeek: number | null;
  /**
   * One bit for each hour of a week, from Sunday 00:00 on: whether the weekly hours allow a call at the start
   * of that hour. Set by a trigger.
   */
  @Column({ type: 'bit', length: '168', nullable: true, select: false, insert: false, update: false })
  weekHours: string | null;
  @Column('timestamptz') updatedAt: Date;
}
