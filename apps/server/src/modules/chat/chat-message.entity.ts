import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One message of a conversation. */
@Entity('chat_messages')
@Index('chat_messages_of_thread', ['threadId', 'id'])
export class ChatMessageEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('ChatThreadEntity', { name: 'chat_messages_thread', onDelete: 'CASCADE' }) @Column('int') threadId: number;
  @ForeignKey('UserEntity', { name: 'chat_messages_sender' }) @Column('int') senderId: number;
  /** As which the sender wrote. */
  @Column('boolean') isStaff: boolean;
  @Column('text') message: string;
  @Column('timestamptz') createdAt: Date;
}
