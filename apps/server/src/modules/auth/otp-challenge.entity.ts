import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The purpose of a code. */
export type OtpPurpose = 'user' | 'volunteer' | 'admin' | 'register' | 'phone' | 'unlock';

/** A requested one-time code (rule 19). The code itself is never stored, only its keyed hash. */
@Entity('otp_challenges')
@Index('otp_challenges_phone', ['phone', 'createdAt'])
@Index('otp_challenges_ip', ['ip', 'createdAt'])
@Index('otp_challenges_created', ['createdAt'])
export class OtpChallengeEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') phone: string;
  @Column('text') purpose: OtpPurpose;
  /** The network of the request: the /64 for IPv6. */
  @Column('inet') ip: string;
  /** Hash of the requesting device (rule 95). */
  @Column('bytea', { default: () => `'\\x'` }) device: Buffer;
  /** The device sent no cookie, so its IP address identifies it. */
  @Column('boolean', { default: true }) isBare: boolean;
  /** The phone's owner had signed in on this device before. */
  @Column('boolean', { default: false }) isKnown: boolean;
  /**
   * Whether the challenge's wrong codes count against the phone: they do until the right one is entered or an
   * admin lifts the wait.
   */
  @Column('boolean', { default: true }) isCounted: boolean;
  @Column('timestamptz', { nullable: true }) lastTryAt: Date | null;
  @Column('text') seed: string;
  @Column('text') codeHash: string;
  @Column('int', { default: 0 }) tries: number;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz', { nullable: true }) usedAt: Date | null;
}
