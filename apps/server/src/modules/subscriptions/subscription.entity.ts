import type { BroadcastChannel } from '@karov/domain';
import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';

/**
 * Whether a person still gets broadcasts through a channel (rule 31), and the hash of the code that ends
 * them.
 */
@Entity('subscriptions')
@Unique(['codeHash'])
export class SubscriptionEntity {
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  @PrimaryColumn('text') channel: BroadcastChannel;
  @Column('bytea') codeHash: Buffer;
  @Column('boolean', { default: true }) isSubscribed: boolean;
  @Column('timestamptz', { nullable: true }) changedAt: Date | null;
}
