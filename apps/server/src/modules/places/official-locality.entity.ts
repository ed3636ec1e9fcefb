import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A locality of the official file that has a position: from the built-in table, or from the file itself. */
@Entity('official_localities')
export class OfficialLocalityEntity {
  /** The number that the Central Bureau of Statistics gave it. */
  @PrimaryColumn('int') code: number;
  /** As in the built-in table when that knows it. */
  @Column('text') nameHe: string;
  @Column('text') nameEn: string;
  @Column('text') district: string;
  @Column('double precision') lat: number;
  @Column('double precision') lon: number;
}
