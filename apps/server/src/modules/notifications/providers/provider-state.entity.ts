import type { Provider } from '@karov/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The state of a channel's provider, for all processes (rule 193). For a working provider, only the time of
 * its last recovery is set.
 */
@Entity('provider_states')
export class ProviderStateEntity {
  @PrimaryColumn('text') channel: Provider;
  /** the first failure since the provider last worked */
  @Column('timestamptz', { nullable: true }) failingSince: Date | null;
  /** the number of failures since the provider last worked */
  @Column('int', { default: 0 }) failures: number;
  /** the number of failures close to each other, and the time of the first of them */
  @Column('int', { default: 0 }) burst: number;
  @Column('timestamptz', { nullable: true }) burstFrom: Date | null;
  @Column('text', { nullable: true }) lastError: string | null;
  /** when the provider last recovered */
  @Column('timestamptz', { nullable: true }) succeededAt: Date | null;
  /** until then the provider gets no messages; after that, one message is sent to test it */
  @Column('timestamptz', { nullable: true }) skippedUntil: Date | null;
  @Column('int', { default: 0 }) pauseSeconds: number;
  /** whether a message is testing the provider now */
  @Column('boolean', { default: false }) isTried: boolean;
}
