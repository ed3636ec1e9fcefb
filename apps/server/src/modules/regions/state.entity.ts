import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A district of a country, used for filtering lists and for managers' permissions. */
@Entity('states')
export class StateEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  /** The country's code by ISO 3166-1 alpha-2. */
  @Column('text') country: string;
  @Column('text', { unique: true }) key: string;
  @Column('text') nameHe: string;
  @Column('text') nameEn: string;
}
