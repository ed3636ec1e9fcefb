-- The figures of one calendar day in Israel; a row without a category, kind of event or manager has 0 in that
-- column. Exercises have rows of their own.
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

-- When each day was last counted. The sweep recounts the days that changed, and then the day that was counted
-- longest ago.
CREATE TABLE counted_days (
  day date NOT NULL,
  counted_at timestamptz NOT NULL,
  CONSTRAINT counted_days_pk PRIMARY KEY (day)
);
CREATE INDEX counted_days_oldest ON counted_days (counted_at);

-- The number of active volunteers in a district.
CREATE TABLE active_volunteers (
  state text NOT NULL,
  volunteers integer NOT NULL,
  CONSTRAINT active_volunteers_pk PRIMARY KEY (state)
);

-- The only row of the sweep: the process that holds its lock does the counting. The row stores the time up to
-- which changes were seen.
CREATE TABLE figure_rounds (
  id integer NOT NULL,
  looked_at timestamptz,
  CONSTRAINT figure_rounds_pk PRIMARY KEY (id),
  CONSTRAINT figure_rounds_single_ck CHECK (id = 1)
);

-- A square of the map, a kilometre wide: the locality it belongs to ('' for none), and how many people there
-- may need help.
CREATE TABLE coverage_cells (
  x integer NOT NULL,
  y integer NOT NULL,
  locality text NOT NULL,
  seekers integer NOT NULL,
  free_now integer NOT NULL DEFAULT 0,
  CONSTRAINT coverage_cells_pk PRIMARY KEY (x, y)
);

-- The volunteers in a square with the same abilities and hours: how many there are, and how many are free
-- now.
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

-- The only row of the batch: the process that holds its lock does the counting. The row stores when it last
-- counted.
CREATE TABLE coverage_rounds (
  id integer NOT NULL,
  counted_at timestamptz,
  CONSTRAINT coverage_rounds_pk PRIMARY KEY (id),
  CONSTRAINT coverage_rounds_single_ck CHECK (id = 1)
);
