import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A reminder sent for an agreement; the row prevents it from being sent twice. */
@Entity('renewal_notices')
export class RenewalNoticeEntity {
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  /** The agreement, identified by the time of its signature. */
  @PrimaryColumn('timestamptz') signedAt: Date;
  /** How many days before the freeze the reminder is sent. */
  @PrimaryColumn('smallint') daysBefore: number;
  @Column('timestamptz') sentAt: Date;
}
