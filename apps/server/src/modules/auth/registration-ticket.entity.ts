import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The right to register with a phone whose code was verified (rule 20). The ticket itself is nowhere stored: only its hash. */
@Entity('registration_tickets')
@Index('registration_tickets_of_phone', ['phone'])
@Index('registration_tickets_expiry', ['expiresAt'])
export class RegistrationTicketEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('bytea', { unique: true }) hash: Buffer;
  @Column('text') phone: string;
  /** Whoever has it may be somebody new with this number (rule 237). */
  @Column('boolean', { default: false }) isLimited: boolean;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz', { nullable: true }) usedAt: Date | null;
  /** Hash of what was registered, and what was answered: a double click is answered the same. */
  @Column('bytea', { nullable: true }) usedFor: Buffer | null;
  @Column('text', { nullable: true }) outcome: string | null;
}
