import { isolated, LEGAL_TEXTS } from '@karov/domain';
import {
  INSTRUCTION_READERS,
  type InstructionReader,
  type LegalText,
  type LegalTexts,
} from '@karov/i18n/legal';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useIsAdmin } from '../../shared/area.js';
import { useText } from '../../shared/text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Loading } from '../../shared/ui/loading.js';
import { Page } from '../../shared/ui/page.js';
import { SelectField } from '../../shared/ui/select-field.js';
import { LegalArticle } from './legal-article.js';
import { useLegal } from './use-legal.js';

function PrintButton() {
  const text = useText();
  return (
    <Button variant="outlined" onClick={() => window.print()}>
      {text('texts.print')}
    </Button>
  );
}

function OneText({ choose }: { choose: (texts: LegalTexts) => LegalText }) {
  const legal = useLegal();
  const text = legal.read(choose);
  if (!text) return legal.isError ? <LoadFailure onRetry={legal.retry} /> : <Loading />;
  return (
    <Page title={text.title} actions={<PrintButton />}>
      <LegalArticle text={text} />
    </Page>
  );
}

/** The page about the product; AdminAboutUs in the specification (rule 137). */
export function AboutPage() {
  return <OneText choose={(texts) => texts.about} />;
}

/** The accessibility statement; AdminAccessibilityMenu in the specification (rule 137). */
export function AccessibilityPage() {
  return <OneText choose={(texts) => texts.accessibility} />;
}

/**
 * The guides, the reader's own first and the others behind one button each; AdminInstructionsMenu in the
 * specification (rule 137).
 */
export function InstructionsPage() {
  const text = useText();
  const isAdmin = useIsAdmin();
  const legal = useLegal();
  const [chosen, setChosen] = useState<InstructionReader | null>(null);
  const reader = chosen ?? (isAdmin ? 'admin' : 'manager');
  const guide = legal.read((texts) => texts.instructions[reader]);
  if (!guide) return legal.isError ? <LoadFailure onRetry={legal.retry} /> : <Loading />;
  const choices = INSTRUCTION_READERS.map((id) => ({ id, label: text(`texts.reader.${id}`) }));
  return (
    <Page title={guide.title} actions={<PrintButton />}>
      <Box>
        <SelectField
          label={text('texts.readers')}
          value={reader}
          choices={choices}
          onChange={({ target }) => setChosen(INSTRUCTION_READERS.find((id) => id === target.value) ?? null)}
        />
      </Box>
      <LegalArticle text={guide} />
    </Page>
  );
}

function Part({ text: part, version }: { text: LegalText; version: string }) {
  const text = useText();
  return (
    <Box component="section" aria-label={part.title}>
      <Typography component="h2" variant="h2">
        {part.title}
      </Typography>
      <Typography color="text.secondary">{text('texts.version', { version: isolated(version) })}</Typography>
      <LegalArticle text={part} level="h3" />
    </Box>
  );
}

/** Terms and privacy policy; AdminRegulationsMenu in the specification (rule 137). */
export function RegulationsPage() {
  const text = useText();
  const legal = useLegal();
  const terms = legal.read((texts) => texts.terms);
  const privacy = legal.read((texts) => texts.privacy);
  if (!terms || !privacy) return legal.isError ? <LoadFailure onRetry={legal.retry} /> : <Loading />;
  return (
    <Page title={text('nav.regulations')} actions={<PrintButton />}>
      <Part text={terms} version={LEGAL_TEXTS.terms} />
      <Part text={privacy} version={LEGAL_TEXTS.privacy} />
    </Page>
  );
}
