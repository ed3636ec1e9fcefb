import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One message of a conversation. */
@Entity('chat_messages')
@Index('chat_messages_of_thread', ['threadId', 'id'])
@Index('chat_messages_of_need', ['needId'], { where: 'need_id IS NOT NULL' })
@Index('chat_messages_created', ['createdAt', 'id'])
@Index('chat_messages_words', { synchronize: false })
@Index('chat_messages_unsealed', { synchronize: false })
export class ChatMessageEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('ChatThreadEntity', { onDelete: 'CASCADE' }) @Column('int') threadId: number;
  @ForeignKey('UserEntity') @Column('int') senderId: number;
  /** Whether the sender wrote as staff. */
  @Column('boolean') isStaff: boolean;
  /** The sealed message (rule 236); the second column may contain a plain message from an earlier version. */
  @Column('bytea', { nullable: true }) messageSealed: Buffer | null;
  @Column('text', { default: '' }) message: string;
  @Column('bigint', { array: true, nullable: true, select: false }) messageWords: string[] | null;
  @Column('timestamptz') createdAt: Date;
  /** The need to which the message belongs; null in an event in which the person has no need. */
  @ForeignKey('NeedEntity', { onDelete: 'SET NULL' }) @Column('int', { nullable: true }) needId:
    | number
    | null;
  /** The new answerer, for a line without an author that says who now answers (rule 208). */
  @ForeignKey('UserEntity') @Column('int', { nullable: true }) answererId: number | null;
  /** The note to the next answerer in a hand-over; only staff can read it. */
  @Column('bytea', { nullable: true }) staffNoteSealed: Buffer | null;
  @Column('text', { default: '' }) staffNote: string;
}
