import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A network from which an admin works, and when one last did: it is never blocked (rule 24). */
@Entity('admin_networks')
export class AdminNetworkEntity {
  @PrimaryColumn('inet') network: string;
  @Column('timestamptz') seenAt: Date;
}
