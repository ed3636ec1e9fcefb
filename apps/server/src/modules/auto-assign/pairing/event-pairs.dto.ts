import { LIMITS } from '@karov/domain';
import { IntField, NumbersField, RowsField, TextField } from '../../../platform/http/fields.js';
import { SpokenField } from '../../needs/index.js';

/** The needs of an event for which volunteers are proposed. */
export class PairsPreviewDto {
  @NumbersField({
    optional: true,
    maxItems: LIMITS.manyMax,
    description: 'Requests of the event; left out: all needs that have nobody, the most urgent first.',
  })
  request_ids?: number[];
}

/** A pair that was proposed. */
export class PairDto {
  @IntField({ min: 1 }) request_id: number;
  @IntField({ min: 1 }) volunteer_id: number;
  @TextField({ description: 'as proposed' }) version: string;
  @SpokenField() has_spoken?: boolean;
}

/** The pairs to carry out. */
export class PairsDto {
  @RowsField(PairDto, { maxItems: LIMITS.manyMax }) pairs: PairDto[];
}
