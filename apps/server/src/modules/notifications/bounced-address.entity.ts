import type { Channel } from '@karov/domain';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/**
 * A person's address that accepts no messages through a channel (rule 189). The row is deleted with the
 * address, or when a message is delivered to it after all.
 */
@Entity('bounced_addresses')
export class BouncedAddressEntity {
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  @PrimaryColumn('text') channel: Channel;
  @Column('text') address: string;
  /** The provider and the error code, such as `smtp:5.1.1`. */
  @Column('text') code: string;
  @Column('timestamptz') bouncedAt: Date;
}
