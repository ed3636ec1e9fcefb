import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One message of a conversation. */
@Entity('chat_messages')
@Index('chat_messages_of_thread', ['threadId', 'id'])
export class ChatMessageEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('ChatThreadEntity', { onDelete: 'CASCADE' }) @Column('int') threadId: number;
  @ForeignKey('UserEntity') @Column('int') senderId: number;
  /** As which the sender wrote. */
  @Column('boolean') isStaff: boolean;
  @Column('text') message: string;
  @Column('timestamptz') createdAt: Date;
}
