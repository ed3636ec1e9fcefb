import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A reminder sent for one agreement: the row prevents sending it twice. */
@Entity('renewal_notices')
export class RenewalNoticeEntity {
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  /** The agreement, identified by the moment of its signature. */
  @PrimaryColumn('timestamptz') signedAt: Date;
  /** How many days before the freeze. */
  @PrimaryColumn('smallint') daysBefore: number;
  @Column('timestamptz') sentAt: Date;
}
