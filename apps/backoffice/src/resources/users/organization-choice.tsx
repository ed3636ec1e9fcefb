import { Alert } from '@mui/material';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { useText } from '../../shared/text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Loading } from '../../shared/ui/loading.js';
import { SelectField } from '../../shared/ui/select-field.js';

const ALL = 1000;

interface OrganizationChoiceProps {
  value: string;
  fault?: string;
  hint?: string;
  onChange: (id: string) => void;
}

/** The field for the organization of a volunteer, or of many. */
export function OrganizationChoice({ value, fault, hint, onChange }: OrganizationChoiceProps) {
  const text = useText();
  const organizations = useRead({
    key: ['organizations-to-assign'],
    read: async (signal) =>
      (
        await api.list(
          '/admin/organizations',
          { page: 1, perPage: ALL, orderBy: 'name', order: 'asc' },
          signal,
        )
      ).data,
  });
  if (organizations.isPending) return <Loading />;
  if (organizations.isError) return <LoadFailure onRetry={() => void organizations.refetch()} />;
  if (organizations.data.length === 0)
    return <Alert severity="info">{text('user_acts.organizations_none')}</Alert>;
  return (
    <SelectField
      label={text('user_acts.organization_label')}
      required
      value={value}
      emptyLabel={text('users.choose')}
      choices={organizations.data.map(({ id, name }) => ({ id, label: name }))}
      error={fault !== undefined}
      helperText={fault ?? hint}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
