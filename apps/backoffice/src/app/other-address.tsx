import { generatePath, Navigate, useLocation, useParams } from 'react-router-dom';

interface OtherAddressProps {
  screen: string;
  /** the filter of the list at that screen, unless the address sets its own */
  preset?: Readonly<Record<string, string>>;
}

/** Redirects an alternative address to its screen; path parameters and query are kept. */
export function OtherAddress({ screen, preset }: OtherAddressProps) {
  const { search } = useLocation();
  const params = useParams();
  const given = preset && search === '' ? `?filter=${encodeURIComponent(JSON.stringify(preset))}` : search;
  return <Navigate to={`${generatePath(screen, { id: params['id'] ?? '' })}${given}`} replace />;
}
