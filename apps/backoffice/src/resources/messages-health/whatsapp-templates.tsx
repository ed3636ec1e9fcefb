import type { WhatsappTemplateHealth } from '@karov/api-client';
import { isolated, messageFault } from '@karov/domain';
import { Typography } from '@mui/material';
import { Col } from '../../kit/col.js';
import { DataTable } from '../../kit/data-table.js';
import { type Translate, useText } from '../../shared/text.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { clockTime } from './clock-time.js';

/** The WhatsApp templates, including those skipped after a refusal (rule 197). */
export function WhatsappTemplates({ templates }: { templates: readonly WhatsappTemplateHealth[] }) {
  const text = useText();
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        {text(templates.length === 0 ? 'messages_health.no_templates' : 'messages_health.templates_intro')}
      </Typography>
      {templates.length > 0 && <TemplateTable templates={templates} />}
    </>
  );
}

function TemplateTable({ templates }: { templates: readonly WhatsappTemplateHealth[] }) {
  const text = useText();
  return (
    <DataTable
      caption={text('messages_health.templates')}
      rows={templates.map((row) => ({ ...row, id: `${row.name} ${row.locale}` }))}
    >
      <Col<WhatsappTemplateHealth>
        source="name"
        label="messages_health.template"
        disableSort
        render={({ label }) => label ?? text('messages_health.general')}
      />
      <Col<WhatsappTemplateHealth>
        source="language"
        label="messages_health.language"
        disableSort
        render={({ locale }) => text(`common.languages.${locale}`)}
      />
      <Col<WhatsappTemplateHealth>
        source="state"
        label="messages_health.state"
        disableSort
        render={(row) => <TemplateState code={row.code} />}
      />
      <Col<WhatsappTemplateHealth>
        source="detail"
        label="messages_health.detail"
        disableSort
        render={(row) => detailOf(row, text)}
      />
    </DataTable>
  );
}

function TemplateState({ code }: Pick<WhatsappTemplateHealth, 'code'>) {
  const text = useText();
  const [tone, words] =
    code === null ? (['done', 'template_works'] as const) : (['danger', 'template_left'] as const);
  return <StatusChip isShort tone={tone} label={text(`messages_health.${words}`)} />;
}

function detailOf({ code, left_until: until }: WhatsappTemplateHealth, text: Translate): string {
  if (code === null || until === null) return '';
  const why = `${text(`messages_health.faults.${messageFault(code)}`)} (${isolated(code)}).`;
  return `${why} ${text('messages_health.template_since', { time: clockTime(until) })}`;
}
