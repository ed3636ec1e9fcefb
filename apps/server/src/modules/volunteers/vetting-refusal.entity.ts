import type { VettingKind } from '@karov/api-client';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * Why a volunteer's document was not accepted; deleted when the volunteer submits another one, or when it is
 * confirmed (rule 87).
 */
@Entity('vetting_refusals')
@Unique(['userId', 'kind'])
@Index('vetting_refusals_unsealed', { synchronize: false })
export class VettingRefusalEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('UserEntity') @Column('int') userId: number;
  @Column('text') kind: VettingKind;
  /** The sealed reason (rule 236); the second column may contain a plain reason from an earlier version. */
  @Column('bytea', { nullable: true }) reasonSealed: Buffer | null;
  @Column('text', { default: '' }) reason: string;
  @ForeignKey('UserEntity') @Column('int') refusedBy: number;
  @Column('timestamptz') refusedAt: Date;
}
