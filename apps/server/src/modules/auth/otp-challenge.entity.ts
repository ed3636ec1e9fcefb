import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Why a code was sent. */
export type OtpPurpose = 'user' | 'volunteer' | 'admin' | 'register' | 'phone' | 'unlock';

/** A one-time code that was asked for (rule 19). The code itself is nowhere stored: only its keyed hash. */
@Entity('otp_challenges')
@Index('otp_challenges_phone', ['phone', 'createdAt'])
@Index('otp_challenges_ip', ['ip', 'createdAt'])
@Index('otp_challenges_created', ['createdAt'])
export class OtpChallengeEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') phone: string;
  @Column('text') purpose: OtpPurpose;
  /** The network that asked: of IPv6 the /64. */
  @Column('inet') ip: string;
  /** Hash of the device that asked (rule 95). */
  @Column('bytea', { default: () => `'\\x'` }) device: Buffer;
  /** The device brought no cookie, so that its address stands for it. */
  @Column('boolean', { default: true }) isBare: boolean;
  /** The phone's owner had signed in on this device before. */
  @Column('boolean', { default: false }) isKnown: boolean;
  /** Its wrong codes count against the phone: until the right one came, or an admin lifted the wait. */
  @Column('boolean', { default: true }) isCounted: boolean;
  @Column('timestamptz', { nullable: true }) lastTryAt: Date | null;
  @Column('text') seed: string;
  @Column('text') codeHash: string;
  @Column('int', { default: 0 }) tries: number;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz', { nullable: true }) usedAt: Date | null;
}
