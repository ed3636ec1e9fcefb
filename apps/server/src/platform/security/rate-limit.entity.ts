import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The counter of one time window. */
@Entity('rate_limits')
export class RateLimitEntity {
  @PrimaryColumn('text') slot: string;
  @Column('int') count: number;
  @Index('rate_limits_ends') @Column('timestamptz') endsAt: Date;
}
