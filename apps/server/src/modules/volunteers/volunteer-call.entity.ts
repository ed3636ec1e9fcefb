import { INVITATION_STATES, type InvitationState } from '@karov/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * One call of a volunteer for a need (rule 40, "not asked before"), with the reason for the choice (rule 41).
 */
@Entity('volunteer_calls')
@Unique(['needId', 'volunteerId'])
@Index('volunteer_calls_recent', ['volunteerId', 'calledAt'])
@Index('volunteer_calls_waiting', ['waitUntil'], { where: "state = 'open'" })
export class VolunteerCallEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('UserEntity') @Column('int') volunteerId: number;
  @ForeignKey('NeedEntity') @Column('int') needId: number;
  @Column('int') step: number;
  @Column('int') ring: number;
  @Column('int') distanceM: number;
  @Column('enum', { enum: INVITATION_STATES, enumName: 'invitation_state', default: 'open' })
  state: InvitationState;
  @Column('timestamptz') calledAt: Date;
  @Column('timestamptz') waitUntil: Date;
  @Column('timestamptz', { nullable: true }) answeredAt: Date | null;
}
