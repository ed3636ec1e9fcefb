import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/**
 * The picture of a message (rule 200); its file belongs to the person in the conversation, and is deleted
 * with that person.
 */
@Entity('chat_pictures')
@Unique(['threadId', 'senderId', 'sendKey'])
@Index('chat_pictures_unsealed', { synchronize: false })
@Index('chat_pictures_of_sender', ['senderId', 'createdAt'])
export class ChatPictureEntity {
  @ForeignKey('ChatMessageEntity', { onDelete: 'CASCADE' }) @PrimaryColumn('int') messageId: number;
  @ForeignKey('ChatThreadEntity', { onDelete: 'CASCADE' }) @Column('int') threadId: number;
  @ForeignKey('UserEntity') @Column('int') senderId: number;
  /** The key that the sender chose; a picture sent again with the same key is the same message. */
  @Column('uuid') sendKey: string;
  @ForeignKey('FileEntity', { onDelete: 'CASCADE' }) @Column('uuid', { unique: true }) fileId: string;
  /** A description in the sender's words, which may be empty. */
  @Column('bytea', { nullable: true }) descriptionSealed: Buffer | null;
  @Column('text', { default: '' }) description: string;
  @Column('int') width: number;
  @Column('int') height: number;
  @Column('timestamptz') createdAt: Date;
}
