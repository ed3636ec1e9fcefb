import type { WeeklyHours } from '@karov/domain';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** When a volunteer may be called; without a row, always. Hours are local times in Israel (rule 60). */
@Entity('volunteer_availability')
export class VolunteerAvailabilityEntity {
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  @Column('boolean', { default: true }) isOnDuty: boolean;
  /** The last day of the pause. */
  @Column('date', { nullable: true }) pausedUntil: string | null;
  /** Empty means at any hour. */
  @Column('jsonb', { default: [] }) weeklyHours: WeeklyHours[];
  @Column('text', { nullable: true }) quietFrom: string | null;
  @Column('text', { nullable: true }) quietTo: string | null;
  @Column('boolean', { default: false }) isEmergencyInQuiet: boolean;
  /** Calls within seven days; null means no limit. */
  @Column('int', { nullable: true }) maxCallsWeek: number | null;
  /**
   * A bit for each hour of a week, Sunday 00:00 first: whether the weekly hours allow a call at its start.
   * Set by a trigger.
   */
  @Column({ type: 'bit', length: '168', nullable: true, select: false, insert: false, update: false })
  weekHours: string | null;
  @Column('timestamptz') updatedAt: Date;
}
