import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A locality of the official file with a position, from the built-in table or from the file itself. */
@Entity('official_localities')
export class OfficialLocalityEntity {
  /** The locality's code at the Central Bureau of Statistics. */
  @PrimaryColumn('int') code: number;
  /** The spelling in the built-in table, if that has the locality. */
  @Column('text') nameHe: string;
  @Column('text') nameEn: string;
  @Column('text') district: string;
  @Column('double precision') lat: number;
  @Column('double precision') lon: number;
}
