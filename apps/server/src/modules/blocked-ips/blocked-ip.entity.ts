import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An address that may not use the sign-in paths for a while (rule 24). */
@Entity('blocked_ips')
@Index('blocked_ips_ip', ['ip'])
@Index('blocked_ips_created', ['createdAt', 'id'])
export class BlockedIpEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  /** The network: of IPv6 the /64. */
  @Column('inet') ip: string;
  @Column('text') path: string;
  @Column('text') reason: string;
  /** Whose phone was tried from there, or who was signed in. */
  @Index('blocked_ips_user') @Column('int', { nullable: true }) userId: number | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz', { nullable: true }) liftedAt: Date | null;
}
