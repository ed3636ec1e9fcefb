import { addressForDisplay, isAboutThere } from '@karov/domain';
import { Typography } from '@mui/material';
import { useText } from '../text.js';

/**
 * An address as people write it. If it has no house number, a note says that its place on the map is
 * approximate (rule 226).
 */
export function ShownAddress({ wire }: { wire: string }) {
  const text = useText();
  if (!isAboutThere(wire)) return <>{addressForDisplay(wire)}</>;
  return (
    <>
      {addressForDisplay(wire)}
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
        {text('words.about_there')}
      </Typography>
    </>
  );
}
