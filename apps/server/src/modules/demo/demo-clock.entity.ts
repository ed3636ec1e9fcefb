import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * How far the demo's clock has been moved: one row, or none before the first move. The table is empty outside
 * the demo.
 */
@Entity('demo_clock')
export class DemoClockEntity {
  @PrimaryColumn('int') id: number;
  @Column('double precision') aheadSeconds: number;
}
