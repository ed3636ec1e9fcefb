import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** When a volunteer was last told how many requests are open around them (rule 223). */
@Entity('open_digests')
export class OpenDigestEntity {
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  @Column('timestamptz') toldAt: Date;
}
