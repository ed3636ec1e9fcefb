import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { ChatContext } from './chat.types.js';

/** A conversation of a help seeker or volunteer with staff, about an event or a category of requests. */
@Entity('chat_threads')
@Unique(['context', 'contextId', 'personId'])
@Index('chat_threads_of_person', ['personId', 'lastAt'])
@Index('chat_threads_recent', ['lastAt'])
@Index('chat_threads_answered', ['answererId', 'lastAt'], { where: 'answerer_id IS NOT NULL' })
export class ChatThreadEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') context: ChatContext;
  @Column('int') contextId: number;
  @ForeignKey('UserEntity') @Column('int') personId: number;
  @Column('timestamptz') lastAt: Date;
  /**
   * The answerer: whoever took the conversation or was given it, otherwise whoever answered last (rule 208).
   */
  @ForeignKey('UserEntity') @Column('int', { nullable: true }) answererId: number | null;
  /**
   * Whether the answerer took the conversation or was given it, so that they remain its answerer when
   * somebody else answers.
   */
  @Column('boolean', { default: false }) isAnswererNamed: boolean;
}
