import { TextField } from '../../platform/http/fields.js';

/** The days that a dashboard tells of, both included; the last thirty when none are named (rule 69). */
export class FigureRangeDto {
  @TextField({ optional: true, description: 'YYYY-MM-DD' }) from_date?: string;
  @TextField({ optional: true, description: 'YYYY-MM-DD' }) to_date?: string;
}
