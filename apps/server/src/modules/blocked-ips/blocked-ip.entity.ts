import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An address that is temporarily excluded from the sign-in paths (rule 24). */
@Entity('blocked_ips')
@Index('blocked_ips_ip', ['ip'])
@Index('blocked_ips_created', ['createdAt', 'id'])
export class BlockedIpEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  /** The blocked network: the /64 for IPv6. */
  @Column('inet') ip: string;
  @Column('text') path: string;
  @Column('text') reason: string;
  /** The owner of the phone that was tried from the address, or the person signed in there. */
  @Index('blocked_ips_user') @Column('int', { nullable: true }) userId: number | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz', { nullable: true }) liftedAt: Date | null;
}
