import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type AppKey, useText } from '../shared/text.js';
import { FORM_WIDTH, Page } from '../shared/ui/page.js';

/** How the page of a form is framed. */
export interface FormPageProps {
  title: AppKey;
  intro?: AppKey;
  /** the link back, and its words */
  back?: { to: string; label: AppKey };
  /** true if the form focuses its first field itself */
  hasOwnFocus?: boolean;
  /** true if there is content next to the fields */
  isWide?: boolean;
}

/** The page around a form: its title, and the way back. */
export function FormPage({
  title,
  intro,
  back,
  hasOwnFocus,
  isWide = false,
  children,
}: FormPageProps & { children: ReactNode }) {
  const text = useText();
  return (
    <Page
      measure={isWide ? undefined : FORM_WIDTH}
      title={text(title)}
      intro={intro && text(intro)}
      hasOwnFocus={hasOwnFocus}
      actions={
        back && (
          <Link component={RouterLink} to={back.to}>
            {text(back.label)}
          </Link>
        )
      }
    >
      {children}
    </Page>
  );
}
