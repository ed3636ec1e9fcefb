import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A region of a manager or admin (rule 51). An empty state means the whole country. */
@Entity('region_permissions')
@Unique(['userId', 'country', 'stateKey'])
export class RegionPermissionEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('UserEntity') @Index('region_permissions_user') @Column('int') userId: number;
  @Column('text') country: string;
  @Column('text', { default: '' }) stateKey: string;
}
