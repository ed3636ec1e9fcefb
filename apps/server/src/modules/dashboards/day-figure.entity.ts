import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * The figures of one calendar day in Israel; rows without a category, kind of event or manager contain 0 in
 * that column. Exercises have their own rows.
 */
@Entity('day_figures')
export class DayFigureEntity {
  @PrimaryColumn('date') day: string;
  @PrimaryColumn('text') state: string;
  @PrimaryColumn('int') categoryId: number;
  @PrimaryColumn('int') eventTypeId: number;
  @PrimaryColumn('int') managerId: number;
  @PrimaryColumn('boolean') isExercise: boolean;
  /** The number of single requests filed and of event questions answered with yes. */
  @Column('int') requests: number;
  /** The number of those that got an approved volunteer, however late. */
  @Column('int') buddies: number;
  /** The number of volunteers who signed. */
  @Column('int') volunteers: number;
  /** The number of help seekers who registered. */
  @Column('int') seekers: number;
}

/** When a day was last counted. The sweep recounts changed days, and then the day with the oldest count. */
@Entity('counted_days')
@Index('counted_days_oldest', ['countedAt'])
export class CountedDayEntity {
  @PrimaryColumn('date') day: string;
  @Column('timestamptz') countedAt: Date;
}

/** The number of active volunteers in a district. */
@Entity('active_volunteers')
export class ActiveVolunteersEntity {
  @PrimaryColumn('text') state: string;
  @Column('int') volunteers: number;
}

/**
 * The single row of the sweep: the process that holds its lock does the counting. It stores the time up to
 * which changes have been seen.
 */
@Entity('figure_rounds')
@Check('figure_rounds_single_ck', 'id = 1')
export class FigureRoundEntity {
  @PrimaryColumn('int') id: number;
  @Column('timestamptz', { nullable: true }) lookedAt: Date | null;
}
