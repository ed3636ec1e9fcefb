import { type Theme, useMediaQuery } from '@mui/material';

/** Whether the window is as narrow as a phone, or as a page at 400 percent, where tables are cards. */
export function useIsPhone(): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
}
