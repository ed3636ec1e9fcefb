import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { ChatContext } from './chat.types.js';

/** A conversation of a help seeker or volunteer with staff, about an event or a category of requests. */
@Entity('chat_threads')
@Unique(['context', 'contextId', 'personId'])
@Index('chat_threads_of_person', ['personId', 'lastAt'])
@Index('chat_threads_recent', ['lastAt'])
export class ChatThreadEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') context: ChatContext;
  @Column('int') contextId: number;
  @ForeignKey('UserEntity') @Column('int') personId: number;
  @Column('timestamptz') lastAt: Date;
}
