import type { Provider } from '@karov/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * How the provider of a channel is, for all processes (rule 193). A provider that works has no moment here
 * but that of its last recovery.
 */
@Entity('provider_states')
export class ProviderStateEntity {
  @PrimaryColumn('text') channel: Provider;
  /** the first failure since it worked last */
  @Column('timestamptz', { nullable: true }) failingSince: Date | null;
  /** failures since it worked last */
  @Column('int', { default: 0 }) failures: number;
  /** failures close to one another, and when the first of them was */
  @Column('int', { default: 0 }) burst: number;
  @Column('timestamptz', { nullable: true }) burstFrom: Date | null;
  @Column('text', { nullable: true }) lastError: string | null;
  /** when it worked again after it had failed */
  @Column('timestamptz', { nullable: true }) succeededAt: Date | null;
  /** until then nothing is given to it; afterwards one message tries it */
  @Column('timestamptz', { nullable: true }) skippedUntil: Date | null;
  @Column('int', { default: 0 }) pauseSeconds: number;
  /** one message is trying it now */
  @Column('boolean', { default: false }) isTried: boolean;
}
