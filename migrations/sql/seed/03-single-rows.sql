-- The only row of the dispatch settings, with its defaults, and the rows that the counting sweeps lock.
INSERT INTO auto_assign_settings (id) VALUES (1);
INSERT INTO figure_rounds (id) VALUES (1);
INSERT INTO coverage_rounds (id) VALUES (1);
