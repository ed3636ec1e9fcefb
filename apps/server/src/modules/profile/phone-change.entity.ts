import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/**
 * A new number whose owner could not confirm it from the former one: it holds when its time has come, unless
 * it is cancelled.
 */
@Entity('phone_changes')
export class PhoneChangeEntity {
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  /** E.164. */
  @Column('text') phone: string;
  /** The session that asked stays; the others end with the change. */
  @Column('uuid') sessionId: string;
  @Index('phone_changes_due') @Column('timestamptz') dueAt: Date;
}
