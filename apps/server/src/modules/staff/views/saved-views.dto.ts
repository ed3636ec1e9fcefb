import { LIMITS, VIEWED_LISTS, type ViewedList } from '@karov/domain';
import {
  ChoiceField,
  FlagField,
  IntField,
  NameField,
  RecordField,
  TextField,
  TextsField,
} from '../../../platform/http/fields.js';

const ORDERS = ['asc', 'desc'] as const;

/** The list whose views are wanted. */
export class SavedViewsQuery {
  @ChoiceField(VIEWED_LISTS) list: ViewedList;
}

/** What a list shows and how, under a name. */
export class SavedViewChange {
  @NameField({ max: LIMITS.savedViewNameMax }) name: string;
  @RecordField({
    optional: true,
    description: 'By the names that the list takes; free text (`q`, `search`) is left out.',
  })
  filters?: Record<string, unknown>;
  @TextField({ optional: true, max: LIMITS.columnNameMax }) order_by?: string;
  @ChoiceField(ORDERS, { optional: true }) order?: (typeof ORDERS)[number];
  @TextsField({ optional: true, description: 'The columns shown, in their order; none: the list’s own.' })
  columns?: string[];
  @IntField({ optional: true, min: 1, max: LIMITS.viewPageMax }) per_page?: number;
  @FlagField({ optional: true, description: 'Whether all staff have it; admins only.' }) is_shared?: boolean;
}

/** A new view of a list. */
export class SavedViewForm extends SavedViewChange {
  @ChoiceField(VIEWED_LISTS) list: ViewedList;
}
