import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/**
 * The right to register with a phone whose code was verified (rule 20). The ticket itself is never stored,
 * only its hash.
 */
@Entity('registration_tickets')
@Index('registration_tickets_of_phone', ['phone'])
@Index('registration_tickets_expiry', ['expiresAt'])
@Index('registration_tickets_person', ['personId'], { where: 'person_id IS NOT NULL' })
export class RegistrationTicketEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('bytea', { unique: true }) hash: Buffer;
  @Column('text') phone: string;
  /**
   * The person who continues registering from their own session; null when only a code has proved the number.
   */
  @ForeignKey('UserEntity') @Column('int', { nullable: true }) personId: number | null;
  /**
   * The session that issued the ticket, and with which the ticket ends; null when a code has proved the
   * number (rule 234).
   */
  @Column('uuid', { nullable: true }) sessionId: string | null;
  /** People with the number who may be somebody other than the ticket's holder (rule 237). */
  @Column('int', { array: true, default: '{}' }) doubtedIds: number[];
  /**
   * When the holder proved the number; null for somebody who continues from a session that has not proved it
   * (rule 234).
   */
  @Column('timestamptz', { nullable: true }) phoneProvenAt: Date | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz', { nullable: true }) usedAt: Date | null;
  /** Hash of the registration that used the ticket, so that a double click gets the same response. */
  @Column('bytea', { nullable: true }) usedFor: Buffer | null;
  @Column('text', { nullable: true }) outcome: string | null;
}
