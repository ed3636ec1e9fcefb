import type { OrganizationRow } from '@karov/api-client';
import Add from '@mui/icons-material/Add';
import { Box, Button, Link, Stack } from '@mui/material';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Column } from '../../shared/table/column.js';
import { type Translate, useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { ListPage } from '../../shared/ui/list-page.js';
import { When } from '../../shared/ui/when.js';
import { CopyLinkButton } from './copy-link-button.js';
import { DeleteOrganizationButton } from './delete-organization-button.js';

function columnsOf(text: Translate): Column<OrganizationRow>[] {
  return [
    {
      key: 'logo',
      label: text('organizations.logo'),
      render: ({ logo }) =>
        logo ? (
          <Box
            component="img"
            src={logo}
            alt=""
            sx={{ blockSize: 32, maxInlineSize: 96, objectFit: 'contain' }}
          />
        ) : (
          ''
        ),
    },
    { key: 'name', label: text('words.name'), sortField: 'name', render: ({ name }) => name },
    {
      key: 'registration_url',
      label: text('organizations.link'),
      render: ({ name, registration_url: link }) => (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', overflowWrap: 'anywhere' }}>
          <Link href={link} dir="ltr" target="_blank" rel="noreferrer">
            {link}
          </Link>
          <CopyLinkButton name={name} link={link} />
        </Box>
      ),
    },
    {
      key: 'volunteers',
      label: text('organizations.volunteers'),
      sortField: 'volunteers',
      render: ({ volunteers }) => volunteers,
    },
    {
      key: 'author',
      label: text('organizations.author'),
      sortField: 'author',
      render: ({ author }) => author ?? text('organizations.no_author'),
    },
    {
      key: 'created_at',
      label: text('words.created'),
      sortField: 'created_at',
      render: ({ created_at }) => <When at={created_at} />,
    },
    {
      key: 'actions',
      label: text('common.words.actions'),
      render: (row) => (
        <Stack direction="row" spacing={0.5}>
          <Button
            size="small"
            component={RouterLink}
            to={`/organizations/edit/${row.id}`}
            aria-label={text('organizations.edit_of', { name: row.name })}
          >
            {text('organizations.edit')}
          </Button>
          {row.abilities.includes('delete') && <DeleteOrganizationButton organization={row} />}
        </Stack>
      ),
    },
  ];
}

/** The organizations whose volunteers register by their own link (rule 137 "Organizations"). */
export function OrganizationList() {
  const text = useText();
  const columns = useMemo(() => columnsOf(text), [text]);
  const actions = (
    <>
      <ExportList path="/admin/organizations" title={text('organizations.title')} />
      <Button variant="contained" startIcon={<Add />} component={RouterLink} to="/organizations/add">
        {text('organizations.add')}
      </Button>
    </>
  );
  return (
    <ListPage<OrganizationRow>
      resource="organizations"
      title={text('organizations.title')}
      intro={text('organizations.intro')}
      actions={actions}
      columns={columns}
      hasSearch
      empty={{ title: text('organizations.empty'), hint: text('organizations.empty_hint') }}
    />
  );
}
