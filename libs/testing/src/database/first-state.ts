import { KEPT_NAME } from './kept-name.js';

/**
 * SQL that saves the content of a fresh database (option lists, sequence values) in a separate schema,
 * together with a function that restores it. Emptying the few filled tables takes about 30 ms, creating a new
 * database nearly a second.
 */
export const KEEP_FIRST_STATE = `
CREATE SCHEMA first_state;
CREATE TABLE first_state.sequences AS
  SELECT format('%I.%I', schemaname, sequencename)::regclass AS sequence, coalesce(last_value, start_value) AS value, last_value IS NOT NULL AS is_called FROM pg_sequences;

CREATE FUNCTION first_state.tables(OUT source regclass, OUT kept text) RETURNS SETOF record LANGUAGE sql AS $$
  SELECT format('%I.%I', schemaname, tablename)::regclass, schemaname || '.' || tablename FROM pg_tables
  WHERE schemaname NOT IN ('pg_catalog', 'information_schema', 'first_state') $$;

CREATE FUNCTION first_state.holds_rows(source regclass) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE answer boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT 1 FROM %s)', source) INTO answer;
  RETURN answer;
END $$;

CREATE FUNCTION first_state.empty(source regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF pg_relation_size(source) > 1000000 THEN EXECUTE format('TRUNCATE %s CASCADE', source);
  ELSE EXECUTE format('DELETE FROM %s', source);
  END IF;
END $$;

CREATE FUNCTION first_state.fill(source regclass, kept text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE columns text;
BEGIN
  SELECT string_agg(quote_ident(attname), ', ') INTO columns FROM pg_attribute WHERE attrelid = source AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
  EXECUTE format('INSERT INTO %s (%s) OVERRIDING SYSTEM VALUE SELECT %s FROM first_state.%I', source, columns, columns, kept);
END $$;

CREATE PROCEDURE first_state.cut_others() LANGUAGE plpgsql AS $$
DECLARE until timestamptz := clock_timestamp() + interval '5 seconds';
BEGIN
  PERFORM pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name <> '${KEPT_NAME}';
  WHILE EXISTS (SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name <> '${KEPT_NAME}') AND clock_timestamp() < until LOOP
    PERFORM pg_sleep(0.002);
    PERFORM pg_stat_clear_snapshot();
  END LOOP;
END $$;

CREATE FUNCTION first_state.restore() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  SET LOCAL session_replication_role = replica;
  PERFORM first_state.empty(source) FROM first_state.tables() WHERE first_state.holds_rows(source);
  PERFORM first_state.fill(source, kept) FROM first_state.tables() WHERE to_regclass(format('first_state.%I', kept)) IS NOT NULL;
  PERFORM setval(sequence, value, is_called) FROM first_state.sequences;
END $$;

DO $$
DECLARE source regclass; kept text;
BEGIN
  FOR source, kept IN SELECT * FROM first_state.tables() LOOP
    IF first_state.holds_rows(source) THEN EXECUTE format('CREATE TABLE first_state.%I AS TABLE %s', kept, source); END IF;
  END LOOP;
END $$;
`;

/**
 * SQL that cuts open connections, then restores the first state of the database. PostgreSQL's own wait for
 * the end of a connection checks only every tenth of a second, which is longer than everything else takes.
 */
export const RESTORE_FIRST_STATE = `
CALL first_state.cut_others();
SELECT first_state.restore();
`;
