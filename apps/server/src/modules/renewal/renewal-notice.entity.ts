import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A reminder sent for one agreement: the row prevents it from being sent twice. */
@Entity('renewal_notices')
export class RenewalNoticeEntity {
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  /** The agreement, identified by the time of its signature. */
  @PrimaryColumn('timestamptz') signedAt: Date;
  /** The number of days before the freeze. */
  @PrimaryColumn('smallint') daysBefore: number;
  @Column('timestamptz') sentAt: Date;
}
