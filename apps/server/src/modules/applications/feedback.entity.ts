import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Whether the help went well; each side says so once. */
@Entity('application_feedback')
@Unique(['applicationId', 'userId'])
@Index('application_feedback_unsealed', { synchronize: false })
@Index('application_feedback_of', ['userId'])
@Index('application_feedback_worries', ['createdAt'], { where: 'NOT is_well AND seen_at IS NULL' })
export class FeedbackEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('NeedEntity') @Column('int') applicationId: number;
  @ForeignKey('UserEntity') @Column('int') userId: number;
  @Column('text') side: 'user' | 'volunteer';
  @Column('boolean') isWell: boolean;
  /** The sealed note (rule 236); the second column may contain text from an earlier version. */
  @Column('bytea', { nullable: true }) noteSealed: Buffer | null;
  @Column('text', { default: '' }) note: string;
  @Column('int', { nullable: true }) seenBy: number | null;
  @Column('timestamptz', { nullable: true }) seenAt: Date | null;
  @Column('timestamptz') createdAt: Date;
}
