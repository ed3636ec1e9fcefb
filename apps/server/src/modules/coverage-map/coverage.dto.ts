import { FlagField, IntField, TextField } from '../../platform/http/fields.js';

/** Selects the volunteers to count and the time, which is now if day and hour are omitted. */
export class CoverageQueryDto {
  @IntField({ optional: true, max: 6, description: '0 is Sunday' }) day?: number;
  @IntField({ optional: true, max: 23 }) hour?: number;
  @FlagField({ optional: true }) vehicle?: boolean;
  @FlagField({ optional: true }) equipment?: boolean;
  @FlagField({ optional: true, description: 'help by telephone, which knows no distance' }) phone?: boolean;
  @TextField({ optional: true, description: 'key of a language' }) language?: string;
}
