import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A passkey of a member of staff (rule 99): its public half. */
@Entity('passkeys')
export class PasskeyEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('UserEntity') @Index('passkeys_of') @Column('int') userId: number;
  /** How the authenticator calls it, base64url. */
  @Index('passkeys_credential', { unique: true }) @Column('text') credentialId: string;
  /** COSE key. */
  @Column('bytea') publicKey: Buffer;
  /** How often it has signed, where the authenticator counts; a copy falls behind. */
  @Column('bigint') counter: string;
  @Column('text', { array: true }) transports: string[];
  @Column('text') name: string;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) lastUsedAt: Date | null;
}
