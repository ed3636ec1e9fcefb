import type { CategoryType } from '@karov/domain';
import { Column, Entity } from 'typeorm';
import { NeedColumns } from '../needs/index.js';

/**
 * A single help request, that is, a need outside events. Stored in `needs`, through the updatable view
 * `applications`.
 */
@Entity('applications', { synchronize: false })
export class ApplicationEntity extends NeedColumns {
  @Column('int') categoryId: number;
  /** The category's type, kept with the request. */
  @Column('smallint') type: CategoryType;
}
