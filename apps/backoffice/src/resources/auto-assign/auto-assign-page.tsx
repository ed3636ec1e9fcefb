import { onlyDigits } from '@karov/domain';
import { Alert, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Edit } from '../../kit/edit.js';
import { SimpleForm } from '../../kit/form.js';
import { TextInput } from '../../kit/inputs.js';
import type { FormOf, RecordOf } from '../../kit/record-calls.js';
import { useText } from '../../shared/text.js';
import { onlyDecimal } from '../../shared/typed-numbers.js';

type Settings = FormOf<'auto-assign'>;

/** The page with the two settings of dispatch (rule 38); there is one record of them. */
export function AutoAssignPage() {
  const text = useText();
  const validate = ({ radius, time }: Settings) => ({
    ...(!(Number(radius) > 0) && { radius: text('auto_assign.radius_invalid') }),
    ...(!(Number(time) >= 1) && { time: text('auto_assign.time_invalid') }),
  });
  return (
    <Edit
      resource="auto-assign"
      id={1}
      title="auto_assign.title"
      intro="auto_assign.intro"
      saved="auto_assign.saved"
    >
      <SimpleForm<Settings> validate={validate}>
        <TextInput<Settings>
          source="radius"
          label="auto_assign.radius"
          hint="auto_assign.radius_hint"
          isRequired
          parse={onlyDecimal}
          attributes={{ inputMode: 'decimal', dir: 'ltr' }}
        />
        <TextInput<Settings>
          source="time"
          label="auto_assign.time"
          hint="auto_assign.time_hint"
          isRequired
          parse={onlyDigits}
          attributes={{ inputMode: 'numeric', dir: 'ltr' }}
        />
        <Limits />
        <Alert severity="info" variant="outlined">
          {text('auto_assign.future')}
        </Alert>
      </SimpleForm>
    </Edit>
  );
}

function Limits() {
  const text = useText();
  const settings = useRecordContext<RecordOf<'auto-assign'>>();
  if (!settings) return null;
  const { max_radius_km: km, max_rings: rings, emergency_wave: wave } = settings;
  return <Typography color="text.secondary">{text('auto_assign.limits', { km, rings, wave })}</Typography>;
}
