import type { Channel } from '@karov/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A message given to the demo's provider. The table is empty outside the demo. */
@Entity('demo_outbox')
@Index('demo_outbox_to', ['sendTo', 'id'])
export class OutboxMessageEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('int', { unique: true }) notificationId: number;
  @Column('text') channel: Channel;
  @Column('text') sendTo: string;
  @Column('text') text: string;
  @Column('text', { nullable: true }) html: string | null;
  @Column('timestamptz') createdAt: Date;
}
