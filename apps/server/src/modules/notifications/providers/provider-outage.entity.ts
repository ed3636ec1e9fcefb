import type { Provider } from '@karov/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * An outage of a provider about which admins were told (rule 194); each channel has at most one at a time.
 */
@Entity('provider_outages')
@Index('provider_outages_open', ['channel'], { unique: true, where: 'ended_at IS NULL' })
export class ProviderOutageEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') channel: Provider;
  @Column('timestamptz') beganAt: Date;
  @Column('timestamptz') toldAt: Date;
  @Column('timestamptz', { nullable: true }) endedAt: Date | null;
}
