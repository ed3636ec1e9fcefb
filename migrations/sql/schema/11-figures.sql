-- What was counted of one day of Israel's calendar; 0 where a row belongs to no category, kind of event or manager. Exercises have rows of their own.
CREATE TABLE day_figures (
  day date NOT NULL,
  state text NOT NULL,
  category_id integer NOT NULL,
  event_type_id integer NOT NULL,
  manager_id integer NOT NULL,
  is_exercise boolean NOT NULL,
  requests integer NOT NULL,
  buddies integer NOT NULL,
  volunteers integer NOT NULL,
  seekers integer NOT NULL,
  CONSTRAINT day_figures_pk PRIMARY KEY (day, state, category_id, event_type_id, manager_id, is_exercise)
);

-- When a day was counted last; the sweep counts again what changed, and then the day that was counted longest ago.
CREATE TABLE counted_days (
  day date NOT NULL,
  counted_at timestamptz NOT NULL,
  CONSTRAINT counted_days_pk PRIMARY KEY (day)
);
CREATE INDEX counted_days_oldest ON counted_days (counted_at);

-- How many volunteers of a district are active now.
CREATE TABLE active_volunteers (
  state text NOT NULL,
  volunteers integer NOT NULL,
  CONSTRAINT active_volunteers_pk PRIMARY KEY (state)
);

-- The one row of the sweep: whoever holds its lock counts, and up to when changes were seen.
CREATE TABLE figure_rounds (
  id integer NOT NULL,
  looked_at timestamptz,
  CONSTRAINT figure_rounds_pk PRIMARY KEY (id),
  CONSTRAINT figure_rounds_single_ck CHECK (id = 1)
);

-- A square of the map, a kilometre wide: the locality it belongs to ('' for none), and how many people there may need help.
CREATE TABLE coverage_cells (
  x integer NOT NULL,
  y integer NOT NULL,
  locality text NOT NULL,
  seekers integer NOT NULL,
  free_now integer NOT NULL DEFAULT 0,
  CONSTRAINT coverage_cells_pk PRIMARY KEY (x, y)
);

-- Volunteers of a square who can do the same at the same hours: how many there are, and how many are free now.
CREATE TABLE coverage_groups (
  x integer NOT NULL,
  y integer NOT NULL,
  has_vehicle boolean NOT NULL,
  handles_equipment boolean NOT NULL,
  way_to_help text NOT NULL,
  languages text[] NOT NULL,
  week_hours bit(168) NOT NULL,
  volunteers integer NOT NULL,
  free_now integer NOT NULL,
  CONSTRAINT coverage_groups_pk PRIMARY KEY (x, y, has_vehicle, handles_equipment, way_to_help, languages, week_hours)
);

-- The one row of the batch: whoever holds its lock counts, and when it was counted last.
CREATE TABLE coverage_rounds (
  id integer NOT NULL,
  counted_at timestamptz,
  CONSTRAINT coverage_rounds_pk PRIMARY KEY (id),
  CONSTRAINT coverage_rounds_single_ck CHECK (id = 1)
);
