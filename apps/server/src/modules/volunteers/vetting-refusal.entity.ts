import type { VettingKind } from '@karov/api-client';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * Why what a volunteer handed in was not accepted; gone once they hand in again or it is confirmed (rule 87).
 */
@Entity('vetting_refusals')
@Unique(['userId', 'kind'])
@Index('vetting_refusals_unsealed', { synchronize: false })
export class VettingRefusalEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('UserEntity') @Column('int') userId: number;
  @Column('text') kind: VettingKind;
  /** Sealed (rule 236); in the second stands what a version before has written. */
  @Column('bytea', { nullable: true }) reasonSealed: Buffer | null;
  @Column('text', { default: '' }) reason: string;
  @ForeignKey('UserEntity') @Column('int') refusedBy: number;
  @Column('timestamptz') refusedAt: Date;
}
