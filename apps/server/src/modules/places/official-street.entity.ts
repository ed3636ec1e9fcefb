import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A street of a locality, from the official file; it has no position of its own. */
@Entity('official_streets')
@Index('official_streets_search', ['localityCode', 'search'])
export class OfficialStreetEntity {
  @ForeignKey('OfficialLocalityEntity', { onDelete: 'CASCADE' }) @PrimaryColumn('int') localityCode: number;
  @PrimaryColumn('int') code: number;
  @Column('text') name: string;
  @Column({ type: 'text', collation: 'C' }) search: string;
}
