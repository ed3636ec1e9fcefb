import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The last day on which a volunteer heard how many requests are open around them (rule 223). */
@Entity('open_digests')
export class OpenDigestEntity {
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  @Column('date') toldOn: string;
}
