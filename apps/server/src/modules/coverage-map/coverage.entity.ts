import type { WayToHelp } from '@karov/domain';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A square of the map, a kilometre wide: its locality ('' for none), and the number of people in it who may
 * need help.
 */
@Entity('coverage_cells')
export class CoverageCellEntity {
  @PrimaryColumn('int') x: number;
  @PrimaryColumn('int') y: number;
  @Column('text') locality: string;
  @Column('int') seekers: number;
  /** The number of volunteers who could come now, whatever their abilities. */
  @Column('int', { default: 0 }) freeNow: number;
}

/**
 * The volunteers of a square with the same abilities and hours: how many there are, and how many of them are
 * free now.
 */
@Entity('coverage_groups')
export class CoverageGroupEntity {
  @PrimaryColumn('int') x: number;
  @PrimaryColumn('int') y: number;
  @PrimaryColumn('boolean') hasVehicle: boolean;
  @PrimaryColumn('boolean') handlesEquipment: boolean;
  @PrimaryColumn('text') wayToHelp: WayToHelp;
  @PrimaryColumn('text', { array: true }) languages: string[];
  /** One bit for each hour of a week, from Sunday 00:00 on. */
  @PrimaryColumn({ type: 'bit', length: '168' }) weekHours: string;
  @Column('int') volunteers: number;
  @Column('int') freeNow: number;
}

/**
 * The single row of the counting job: the process that holds its lock does the counting. It stores the time
 * of the last count.
 */
@Entity('coverage_rounds')
@Check('coverage_rounds_single_ck', 'id = 1')
export class CoverageRoundEntity {
  @PrimaryColumn('int') id: number;
  @Column('timestamptz', { nullable: true }) countedAt: Date | null;
}

/** The number of volunteers without recent calls in a district ('' for none). */
@Entity('idle_volunteers')
export class IdleVolunteersEntity {
  @PrimaryColumn('text') state: string;
  @Column('int') total: number;
}
