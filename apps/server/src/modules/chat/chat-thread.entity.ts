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
  /** The answerer: the last to answer, or the one who took or was given the conversation (rule 208). */
  @ForeignKey('UserEntity') @Column('int', { nullable: true }) answererId: number | null;
  /**
   * Whether the answerer took the conversation or was given it, so that it stays theirs when somebody else
   * answers.
   */
  @Column('boolean', { default: false }) isAnswererNamed: boolean;
}
