import { Box, Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { setPageTitle } from '../page-title.js';
import { useText } from '../text.js';

interface PageProps {
  title: string;
  /** what belongs to the heading but is not read as part of it */
  beside?: ReactNode;
  /** the buttons next to the heading */
  actions?: ReactNode;
  intro?: ReactNode;
  /** true if the content focuses its first field itself */
  hasOwnFocus?: boolean;
  /**
   * the maximum width of the content, for example of a form; the buttons are above its end, even on a much
   * wider screen
   */
  measure?: string;
  children: ReactNode;
}

export const FORM_WIDTH = '44rem';

/** A screen: one heading, its buttons, and its content. When the screen opens, its heading gets the focus. */
export function Page({ title, beside, actions, intro, hasOwnFocus = false, measure, children }: PageProps) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    setPageTitle(`${title} · ${text('app.title')}`);
  }, [title, text]);
  useEffect(() => {
    if (!hasOwnFocus) heading.current?.focus();
  }, [hasOwnFocus]);

  return (
    <Stack spacing={{ xs: 1.25, sm: 2 }} sx={{ p: { xs: 1.5, md: 3 }, minInlineSize: 0 }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          maxInlineSize: measure,
        }}
      >
        <Stack direction="row" spacing={1} sx={{ alignItems: 'baseline', minInlineSize: 0 }}>
          <Typography
            variant="h1"
            ref={heading}
            tabIndex={-1}
            sx={{ '&:focus-visible': { outline: 'none', boxShadow: 'none' } }}
          >
            {title}
          </Typography>
          {beside}
        </Stack>
        {actions && (
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            {actions}
          </Stack>
        )}
      </Stack>
      {intro && <Box sx={{ color: 'text.secondary', maxInlineSize: FORM_WIDTH }}>{intro}</Box>}
      {children}
    </Stack>
  );
}
