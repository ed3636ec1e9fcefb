import { TextField } from '../../platform/http/fields.js';

/** The range of days of a dashboard, including both ends; by default the last thirty days (rule 69). */
export class FigureRangeDto {
  @TextField({ optional: true, description: 'YYYY-MM-DD' }) from_date?: string;
  @TextField({ optional: true, description: 'YYYY-MM-DD' }) to_date?: string;
}
