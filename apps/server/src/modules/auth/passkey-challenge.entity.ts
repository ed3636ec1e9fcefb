import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The purposes of a challenge. */
export type PasskeyPurpose = 'add' | 'sign_in' | 'unlock';

/**
 * A challenge that waits for a passkey's signature, once, by the device and in the session that requested it.
 */
@Entity('passkey_challenges')
export class PasskeyChallengeEntity {
  @PrimaryColumn('text') challenge: string;
  @Column('text') purpose: PasskeyPurpose;
  /** Hash of the device's random identifier. */
  @Column('bytea') device: Buffer;
  /** Null while nobody is signed in. */
  @Column('uuid', { nullable: true }) sessionId: string | null;
  @Index('passkey_challenges_expiry') @Column('timestamptz') expiresAt: Date;
}
