import { lazy, Suspense } from 'react';
import type { RequestFiltersProps } from './filtered.js';

const RequestFilters = lazy(() => import('./request-filters.js'));

/** The filters of a list; they load after the list itself, and space is reserved for them. */
export function Filters(props: RequestFiltersProps) {
  return (
    <Suspense fallback={<div className="request-filters__place" />}>
      <RequestFilters {...props} />
    </Suspense>
  );
}
