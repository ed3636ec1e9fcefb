import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Whether all was well afterwards, as each side says once. */
@Entity('application_feedback')
@Unique('application_feedback_once', ['applicationId', 'userId'])
@Index('application_feedback_worries', ['createdAt'], { where: 'NOT is_well AND seen_at IS NULL' })
export class FeedbackEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('NeedEntity', { name: 'application_feedback_application' }) @Column('int') applicationId: number;
  @ForeignKey('UserEntity', { name: 'application_feedback_user' }) @Column('int') userId: number;
  @Column('text') side: 'user' | 'volunteer';
  @Column('boolean') isWell: boolean;
  @Column('text', { default: '' }) note: string;
  @Column('int', { nullable: true }) seenBy: number | null;
  @Column('timestamptz', { nullable: true }) seenAt: Date | null;
  @Column('timestamptz') createdAt: Date;
}
