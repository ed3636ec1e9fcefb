import type { ContactState, Locale, Role } from '@karov/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * The first message of a conversation with the support desk, and its state (rule 137, "Contact"; rule 187),
 * from a signed-in person or from a visitor with contact details (rule 110).
 */
@Entity('contacts')
@Index('contacts_user', ['userId', 'createdAt'])
@Index('contacts_waiting', ['waitingSince', 'id'], { where: 'waiting_since IS NOT NULL' })
@Index('contacts_unsealed', { synchronize: false })
@Index('contacts_state', ['state', 'id'])
@Check('contacts_waiting_ck', `(state = 'new') = (waiting_since IS NOT NULL)`)
@Index('contacts_visitor', ['senderPhone', 'senderEmail', 'createdAt'], { where: 'user_id IS NULL' })
export class ContactEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('UserEntity') @Column('int', { nullable: true }) userId: number | null;
  /** The name of a visitor; empty for signed-in people. */
  @Column('text', { default: '' }) senderName: string;
  @Column('text', { default: '' }) senderPhone: string;
  @Column('text', { default: '' }) senderEmail: string;
  @Column('text') subject: string;
  /** The sealed message (rule 236); the second column may contain a plain message from an earlier version. */
  @Column('bytea', { nullable: true }) messageSealed: Buffer | null;
  @Column('text', { default: '' }) message: string;
  @Column('bigint', { array: true, nullable: true, select: false }) messageWords: string[] | null;
  @Column('timestamptz') createdAt: Date;
  @Column('text', { default: 'new' }) state: ContactState;
  /** The time of the oldest message that the desk has not answered. */
  @Column('timestamptz', { nullable: true }) waitingSince: Date | null;
  /** The language of the message, used for e-mail to a visitor. */
  @Column('text', { default: 'he-IL' }) locale: Locale;
  /** The sender's role; null for a visitor. */
  @Column('text', { nullable: true }) senderRole: Role | null;
  /** When the desk last answered, and who did. */
  @Column('timestamptz', { nullable: true }) answeredAt: Date | null;
  @ForeignKey('UserEntity') @Column('int', { nullable: true }) answeredBy: number | null;
}
