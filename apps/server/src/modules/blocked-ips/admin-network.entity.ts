import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A network that an admin works from, and the time when one last did: it is not blocked (rule 24). */
@Entity('admin_networks')
export class AdminNetworkEntity {
  @PrimaryColumn('inet') network: string;
  @Column('timestamptz') seenAt: Date;
}
