import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What was counted of one day of Israel's calendar; 0 where a row belongs to no category, kind of event or manager. Exercises have rows of their own. */
@Entity('day_figures')
export class DayFigureEntity {
  @PrimaryColumn('date') day: string;
  @PrimaryColumn('text') state: string;
  @PrimaryColumn('int') categoryId: number;
  @PrimaryColumn('int') eventTypeId: number;
  @PrimaryColumn('int') managerId: number;
  @PrimaryColumn('boolean') isExercise: boolean;
  /** Single requests filed, and questions of events that were answered with yes. */
  @Column('int') requests: number;
  /** Those of them that have an approved volunteer, whenever that came. */
  @Column('int') buddies: number;
  /** Volunteers who signed. */
  @Column('int') volunteers: number;
  /** Help seekers who registered. */
  @Column('int') seekers: number;
}

/** When a day was counted last; the sweep counts again what changed, and then the day that was counted longest ago. */
@Entity('counted_days')
@Index('counted_days_oldest', ['countedAt'])
export class CountedDayEntity {
  @PrimaryColumn('date') day: string;
  @Column('timestamptz') countedAt: Date;
}

/** How many volunteers of a district are active now. */
@Entity('active_volunteers')
export class ActiveVolunteersEntity {
  @PrimaryColumn('text') state: string;
  @Column('int') volunteers: number;
}

/** The one row of the sweep: whoever holds its lock counts, and up to when changes were seen. */
@Entity('figure_rounds')
@Check('figure_rounds_single_ck', 'id = 1')
export class FigureRoundEntity {
  @PrimaryColumn('int') id: number;
  @Column('timestamptz', { nullable: true }) lookedAt: Date | null;
}
