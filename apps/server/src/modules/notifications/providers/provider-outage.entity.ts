import type { Provider } from '@karov/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A provider's outage that admins were told about (rule 194), one at a time for each channel. */
@Entity('provider_outages')
@Index('provider_outages_open', ['channel'], { unique: true, where: 'ended_at IS NULL' })
export class ProviderOutageEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') channel: Provider;
  @Column('timestamptz') beganAt: Date;
  @Column('timestamptz') toldAt: Date;
  @Column('timestamptz', { nullable: true }) endedAt: Date | null;
}
