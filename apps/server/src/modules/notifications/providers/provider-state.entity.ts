import type { Provider } from '@karov/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The state of a channel's provider, for all processes (rule 193). For a working provider, only the time of
 * its last recovery is set.
 */
@Entity('provider_states')
export class ProviderStateEntity {
  @PrimaryColumn('text') channel: Provider;
  /** the first failure since it last worked */
  @Column('timestamptz', { nullable: true }) failingSince: Date | null;
  /** failures since it last worked */
  @Column('int', { default: 0 }) failures: number;
  /** failures close to each other, and the time of the first */
  @Column('int', { default: 0 }) burst: number;
  @Column('timestamptz', { nullable: true }) burstFrom: Date | null;
  @Column('text', { nullable: true }) lastError: string | null;
  /** when it last recovered */
  @Column('timestamptz', { nullable: true }) succeededAt: Date | null;
  /** until then it gets no messages; then one message is sent to test it */
  @Column('timestamptz', { nullable: true }) skippedUntil: Date | null;
  @Column('int', { default: 0 }) pauseSeconds: number;
  /** whether one message is testing it now */
  @Column('boolean', { default: false }) isTried: boolean;
}
