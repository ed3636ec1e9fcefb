import type { ContactWay } from '@karov/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A message in a conversation with the support desk after the first (rule 187). */
@Entity('contact_replies')
@Index('contact_replies_unsealed', { synchronize: false })
@Index('contact_replies_contact', ['contactId', 'id'])
export class ContactReplyEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('ContactEntity', { onDelete: 'CASCADE' }) @Column('int') contactId: number;
  /** null for a visitor */
  @ForeignKey('UserEntity') @Column('int', { nullable: true }) authorId: number | null;
  @Column('boolean') isStaff: boolean;
  /** the channel of the message */
  @Column('text') way: ContactWay;
  /**
   * The sealed message (rule 236), null when the person was called back; the second column may contain plain
   * text from an earlier version.
   */
  @Column('bytea', { nullable: true }) wordsSealed: Buffer | null;
  @Column('text', { default: '' }) words: string;
  @Column('bigint', { array: true, nullable: true, select: false }) wordsWords: string[] | null;
  @Column('timestamptz') writtenAt: Date;
}
