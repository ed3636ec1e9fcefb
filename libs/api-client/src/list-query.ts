/** The parameters of every paged list (rule 16). */
export interface ListParams {
  page: number;
  perPage: number;
  search?: string;
  order?: 'asc' | 'desc';
  orderBy?: string;
  filters?: Readonly<Record<string, string | number | undefined>>;
  /** values for the path's parameters */
  path?: Readonly<Record<string, number>>;
}

export type Query = Readonly<Record<string, unknown>>;

/** Writes a query string; empty values are left out. */
export function queryString(query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string' ? value !== '' : typeof value === 'number' || typeof value === 'boolean')
      params.set(name, String(value));
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** Writes the list parameters as a query: filters in brackets. */
export function listQuery({ filters = {}, path: _path, ...params }: ListParams): Query {
  const bracketed = Object.entries(filters).map(([name, value]) => [`filters[${name}]`, value] as const);
  return { ...params, ...Object.fromEntries(bracketed) };
}
