import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The only row of dispatch settings (rules 38, 42, 43). */
@Entity('auto_assign_settings')
@Check('auto_assign_settings_single_ck', 'id = 1')
export class AutoAssignSettingsEntity {
  @PrimaryColumn('int') id: number;
  /** The number of kilometres by which a ring grows. */
  @Column('double precision', { default: 5 }) radius: number;
  /** The number of minutes before the next volunteer is called. */
  @Column('int', { default: 5 }) time: number;
  @Column('double precision', { default: 50 }) maxRadiusKm: number;
  @Column('int', { default: 5 }) maxRings: number;
  @Column('int', { default: 3 }) emergencyWave: number;
  @Column('int', { nullable: true }) updatedBy: number | null;
}
