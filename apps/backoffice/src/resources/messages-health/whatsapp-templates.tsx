import type { WhatsappTemplateHealth } from '@karov/api-client';
import { messageFault } from '@karov/domain';
import { Typography } from '@mui/material';
import { DataTable } from '../../shared/table/data-table.js';
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
      columns={[
        {
          key: 'name',
          label: text('messages_health.template'),
          render: ({ label }) => label ?? text('messages_health.general'),
        },
        {
          key: 'language',
          label: text('messages_health.language'),
          render: ({ locale }) => text(`common.languages.${locale}`),
        },
        {
          key: 'state',
          label: text('messages_health.state'),
          render: (row) => <TemplateState code={row.code} />,
        },
        { key: 'detail', label: text('messages_health.detail'), render: (row) => detailOf(row, text) },
      ]}
      rows={templates.map((row) => ({ ...row, id: `${row.name} ${row.locale}` }))}
    />
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
  const why = `${text(`messages_health.faults.${messageFault(code)}`)} (\u2066${code}\u2069).`;
  return `${why} ${text('messages_health.template_since', { time: clockTime(until) })}`;
}
