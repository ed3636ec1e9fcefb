import type { ViewedList, ViewFilters } from '@karov/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A view of a list of the desk: what it shows and how, under a name (rule 240). */
@Entity('saved_views')
@Index('saved_views_of_person', ['userId', 'list', 'name'], { unique: true })
@Index('saved_views_shared', ['list', 'name'], { where: 'is_shared' })
export class SavedViewEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('UserEntity') @Column('int') userId: number;
  @Column('text') list: ViewedList;
  @Column('text') name: string;
  @Column('boolean', { default: false }) isShared: boolean;
  @Column('jsonb', { default: {} }) filters: ViewFilters;
  /** the column by which the list is sorted; null for the list's own order */
  @Column('text', { nullable: true }) orderBy: string | null;
  @Column('boolean', { default: false }) isDescending: boolean;
  /** the columns shown, in their order; empty for the list's own columns */
  @Column('text', { array: true, default: [] }) columns: string[];
  @Column('int', { nullable: true }) perPage: number | null;
}
