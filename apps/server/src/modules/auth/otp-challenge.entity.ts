import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Why a code was sent. */
export type OtpPurpose = 'user' | 'volunteer' | 'admin' | 'register' | 'phone';

/** A one-time code that was asked for (decision 19). The code itself is nowhere stored: only its keyed hash. */
@Entity('otp_challenges')
@Index('otp_challenges_phone', ['phone', 'createdAt'])
@Index('otp_challenges_ip', ['ip', 'createdAt'])
export class OtpChallengeEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') phone: string;
  @Column('text') purpose: OtpPurpose;
  @Column('inet') ip: string;
  @Column('text') seed: string;
  @Column('text') codeHash: string;
  @Column('int', { default: 0 }) tries: number;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz', { nullable: true }) usedAt: Date | null;
}
