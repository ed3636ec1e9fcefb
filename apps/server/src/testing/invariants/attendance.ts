import type { City } from './city.js';
import { isLive, type Snapshot } from './snapshot.js';

interface Attendance {
  needId: number;
  attending: string;
  until: string | null;
}
interface Line {
  kind: string;
  id: number;
}

const GRACE_MS = 60_000;

/**
 * Returns who is responsible for each live need, according to the application; null while it cannot answer.
 */
async function attendanceOf(city: City): Promise<Attendance[] | null> {
  const { manager } = city.test.database;
  const [has]: { it: boolean }[] = await manager.query(
    `SELECT to_regprocedure('need_attendance(timestamptz)') IS NOT NULL AS it`,
  );
  if (!has?.it) return null;
  return manager.query(
    `SELECT need_id AS "needId", attending, to_json(until) #>> '{}' AS until FROM need_attendance($1)`,
    [city.now],
  );
}

/**
 * Returns the violations: for each live need somebody must be responsible whose time has not run out, and the
 * needs at the desk must be on an admin's first screen.
 */
export async function unattended(city: City, { needs }: Snapshot): Promise<string[]> {
  const attendance = await attendanceOf(city);
  if (!attendance) return [];
  const live = needs.filter(isLive);
  const by = new Map(live.map(({ id }) => [id, attendance.filter(({ needId }) => needId === id)]));
  const atDesk = live.filter(({ id }) => by.get(id)?.some(({ attending }) => attending === 'desk'));
  const lines = atDesk.length === 0 ? [] : await waitingNeeds(city);
  return [
    ...live
      .filter(({ id }) => by.get(id)?.length !== 1)
      .map(({ id }) => `need ${id} has ${by.get(id)?.length ?? 0} who are on it`),
    ...attendance
      .filter(({ until }) => until !== null && Date.parse(until) < city.now.getTime() - GRACE_MS)
      .map(({ needId, attending, until }) => `need ${needId} was the ${attending}'s until ${until}`),
    ...atDesk
      .filter(
        ({ id, requestId }) =>
          !lines.some((line) => (line.kind === 'application' ? line.id === id : line.id === requestId)),
      )
      .map(({ id }) => `need ${id} is the desk's, and stands on no first screen`),
  ];
}

async function waitingNeeds(city: City): Promise<Line[]> {
  const { body }: { body: { data: Line[] } } = await city.world.as(city.admin, 'get', '/staff/waiting/needs');
  return body.data;
}
