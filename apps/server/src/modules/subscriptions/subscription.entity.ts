import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { BroadcastChannel } from '@karov/domain';

/** Whether messages to many may still be sent to a person by a channel (rule 31), and the hash of the code that ends it. */
@Entity('subscriptions')
@Unique(['codeHash'])
export class SubscriptionEntity {
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  @PrimaryColumn('text') channel: BroadcastChannel;
  @Column('bytea') codeHash: Buffer;
  @Column('boolean', { default: true }) isSubscribed: boolean;
  @Column('timestamptz', { nullable: true }) changedAt: Date | null;
}
