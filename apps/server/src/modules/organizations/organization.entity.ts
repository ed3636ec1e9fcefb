import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An organization whose volunteers register through a link of their own. */
@Entity('organizations')
export class OrganizationEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') name: string;
  @Column('text', { unique: true }) slug: string;
  @Column('text', { nullable: true }) logo: string | null;
  @Column('int', { nullable: true }) authorId: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
