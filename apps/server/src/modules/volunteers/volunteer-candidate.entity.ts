import type { Gender, WayToHelp } from '@karov/domain';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/**
 * The data about a volunteer that matching needs, in one row behind one index. Triggers on `users`,
 * `user_roles` and `volunteer_information` maintain it (docs/adr/0004), so that no code that writes these
 * tables can forget it.
 */
@Entity('volunteer_candidates')
@Index('volunteer_candidates_available', { synchronize: false })
@Index('volunteer_candidates_position', { synchronize: false })
export class VolunteerCandidateEntity {
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  @Column('point') position: string;
  @Column('boolean') isActive: boolean;
  @Column('boolean') isFrozen: boolean;
  @Column('boolean') isBlocked: boolean;
  @Column('boolean') isValidated: boolean;
  @Column('boolean') isReachable: boolean;
  /** Whether the volunteer is active, validated and reachable, and neither paused nor blocked. */
  @Column('boolean') isAvailable: boolean;
  @Column('text') wayToHelp: WayToHelp;
  @Column('boolean') hasVehicle: boolean;
  @Column('text', { nullable: true }) gender: Gender | null;
  @Column('text', { array: true }) languages: string[];
}
