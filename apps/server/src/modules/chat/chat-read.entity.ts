import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** How far somebody has read a conversation, and when they were last told of it by their channel. */
@Entity('chat_reads')
export class ChatReadEntity {
  @ForeignKey('ChatThreadEntity', { onDelete: 'CASCADE' }) @PrimaryColumn('int') threadId: number;
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  @Column('int', { default: 0 }) messageId: number;
  @Column('timestamptz', { nullable: true }) readAt: Date | null;
  @Column('timestamptz', { nullable: true }) notifiedAt: Date | null;
}
