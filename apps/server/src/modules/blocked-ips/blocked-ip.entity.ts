import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An address that may not use the sign-in paths for a while (decision 24). */
@Entity('blocked_ips')
@Index('blocked_ips_ip', ['ip'])
export class BlockedIpEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('inet') ip: string;
  @Column('text') path: string;
  @Column('text') reason: string;
  @Column('int', { nullable: true }) userId: number | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz', { nullable: true }) liftedAt: Date | null;
}
