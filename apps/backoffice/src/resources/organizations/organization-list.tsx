import type { OrganizationRow } from '@karov/api-client';
import Add from '@mui/icons-material/Add';
import { Box, Button, Link, Stack } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Col } from '../../kit/col.js';
import { DataTable } from '../../kit/data-table.js';
import { List } from '../../kit/list.js';
import { useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { When } from '../../shared/ui/when.js';
import { CopyLinkButton } from './copy-link-button.js';
import { DeleteOrganizationButton } from './delete-organization-button.js';

/** The organizations whose volunteers register by their own link (rule 137 "Organizations"). */
export function OrganizationList() {
  const text = useText();
  return (
    <List
      resource="organizations"
      title={text('organizations.title')}
      intro={text('organizations.intro')}
      actions={<ListActions />}
      hasSearch
      empty={{ title: text('organizations.empty'), hint: text('organizations.empty_hint') }}
    >
      <DataTable caption={text('organizations.title')}>
        <Col<OrganizationRow> source="logo" label="organizations.logo" disableSort render={logoOf} />
        <Col source="name" label="words.name" />
        <Col<OrganizationRow>
          source="registration_url"
          label="organizations.link"
          disableSort
          render={(row) => <RegistrationLink {...row} />}
        />
        <Col source="volunteers" label="organizations.volunteers" />
        <Col<OrganizationRow>
          source="author"
          label="organizations.author"
          render={({ author }) => author ?? text('organizations.no_author')}
        />
        <Col<OrganizationRow>
          source="created_at"
          label="words.created"
          render={({ created_at }) => <When at={created_at} />}
        />
        <Col<OrganizationRow>
          source="actions"
          label="common.words.actions"
          disableSort
          render={(row) => <Acts row={row} />}
        />
      </DataTable>
    </List>
  );
}

function ListActions() {
  const text = useText();
  return (
    <>
      <ExportList path="/admin/organizations" title={text('organizations.title')} />
      <Button variant="contained" startIcon={<Add />} component={RouterLink} to="/organizations/add">
        {text('organizations.add')}
      </Button>
    </>
  );
}

function logoOf({ logo }: OrganizationRow) {
  if (!logo) return null;
  return (
    <Box component="img" src={logo} alt="" sx={{ blockSize: 32, maxInlineSize: 96, objectFit: 'contain' }} />
  );
}

function RegistrationLink({ name, registration_url: link }: OrganizationRow) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', overflowWrap: 'anywhere' }}>
      <Link href={link} dir="ltr" target="_blank" rel="noreferrer">
        {link}
      </Link>
      <CopyLinkButton name={name} link={link} />
    </Box>
  );
}

function Acts({ row }: { row: OrganizationRow }) {
  const text = useText();
  return (
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
  );
}
