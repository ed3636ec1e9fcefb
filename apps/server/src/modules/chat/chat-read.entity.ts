import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/**
 * How far a person has read a conversation, and when they were last notified about it through their channel.
 */
@Entity('chat_reads')
@Index('chat_reads_of', ['userId'])
@Index('chat_reads_notice', ['noticeAt'], { where: 'notice_at IS NOT NULL' })
export class ChatReadEntity {
  @ForeignKey('ChatThreadEntity', { onDelete: 'CASCADE' }) @PrimaryColumn('int') threadId: number;
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  @Column('int', { default: 0 }) messageId: number;
  @Column('timestamptz', { nullable: true }) readAt: Date | null;
  @Column('timestamptz', { nullable: true }) notifiedAt: Date | null;
  /** When the person last had the conversation open. */
  @Column('timestamptz', { nullable: true }) lookedAt: Date | null;
  /** When the person is to be notified of messages that are still unread then (rule 207). */
  @Column('timestamptz', { nullable: true }) noticeAt: Date | null;
}
