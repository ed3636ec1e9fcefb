import { generatePath, Navigate, useLocation, useParams } from 'react-router-dom';

interface OtherAddressProps {
  screen: string;
  /** what the list there is narrowed to, unless the address says so itself */
  preset?: Readonly<Record<string, string>>;
}

/** A further address of a screen; its parameters and what it asks for go with it. */
export function OtherAddress({ screen, preset }: OtherAddressProps) {
  const { search } = useLocation();
  const params = useParams();
  const given = preset && search === '' ? `?filter=${encodeURIComponent(JSON.stringify(preset))}` : search;
  return <Navigate to={`${generatePath(screen, { id: params['id'] ?? '' })}${given}`} replace />;
}
