import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/**
 * A new number that could not be confirmed by the former one: it takes effect after a waiting time, unless it
 * is cancelled.
 */
@Entity('phone_changes')
export class PhoneChangeEntity {
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  /** E.164. */
  @Column('text') phone: string;
  /** The session that requested the change, which continues after it; the person's other sessions end. */
  @Column('uuid') sessionId: string;
  @Index('phone_changes_due') @Column('timestamptz') dueAt: Date;
}
