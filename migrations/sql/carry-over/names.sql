-- Names of constraints as the schema gives them. Checks and exclusions keep their word and get their ending; the other ones follow from table and columns.
DO $$
DECLARE named record;
BEGIN
  FOR named IN SELECT * FROM (
    SELECT c.conrelid::regclass AS of_table, c.conname AS former,
      CASE c.contype
        WHEN 'p' THEN t.relname || '_pk'
        WHEN 'u' THEN t.relname || '_' || columns.names || '_uq'
        WHEN 'f' THEN t.relname || '_' || columns.names || '_fk'
        WHEN 'c' THEN c.conname || '_ck'
        WHEN 'x' THEN c.conname || '_ex'
      END AS name
    FROM pg_constraint c
    JOIN pg_class t ON t.oid = c.conrelid
    CROSS JOIN LATERAL (
      SELECT string_agg(a.attname, '_' ORDER BY k.place) AS names
      FROM unnest(c.conkey) WITH ORDINALITY k(number, place) JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.number
    ) columns
    WHERE t.relnamespace = 'public'::regnamespace AND c.contype IN ('p', 'u', 'f', 'c', 'x')
  ) names WHERE former <> name
  LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', named.of_table, named.former, named.name);
  END LOOP;
END $$;

-- Sequences of tables that once were called otherwise.
ALTER SEQUENCE application_assignments_id_seq RENAME TO assignments_id_seq;
ALTER SEQUENCE applications_id_seq RENAME TO needs_id_seq;
