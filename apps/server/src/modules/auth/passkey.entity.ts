import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The public half of a staff member's passkey (rule 99). */
@Entity('passkeys')
export class PasskeyEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('UserEntity') @Index('passkeys_of') @Column('int') userId: number;
  /** The authenticator's identifier for the passkey, in base64url. */
  @Index('passkeys_credential', { unique: true }) @Column('text') credentialId: string;
  /** The public key, in COSE format. */
  @Column('bytea') publicKey: Buffer;
  /** The number of signatures so far, if the authenticator counts them; a copied passkey falls behind. */
  @Column('bigint') counter: string;
  @Column('text', { array: true }) transports: string[];
  @Column('text') name: string;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) lastUsedAt: Date | null;
}
