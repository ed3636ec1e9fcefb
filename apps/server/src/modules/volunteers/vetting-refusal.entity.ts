import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { VettingKind } from '@karov/api-client';

/** Why what a volunteer handed in was not accepted; gone once they hand in again or it is confirmed (rule 87). */
@Entity('vetting_refusals')
export class VettingRefusalEntity {
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  @PrimaryColumn('text') kind: VettingKind;
  @Column('text') reason: string;
  @ForeignKey('UserEntity') @Column('int') refusedBy: number;
  @Column('timestamptz') refusedAt: Date;
}
