import { Paper, Table, TableBody, TableCell, TableContainer, TableRow } from '@mui/material';
import { useText } from '../../shared/text.js';
import { useAllowedValues } from './import-calls.js';

const KINDS = ['interests', 'gender', 'languages'] as const;

/** The allowed values of the columns for interests, gender and languages. */
export function AllowedValuesTable() {
  const text = useText();
  const values = useAllowedValues(true);
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ maxInlineSize: '44rem' }}>
      <Table size="small">
        <caption style={{ captionSide: 'top', paddingInline: 16 }}>{text('import.values')}</caption>
        <TableBody>
          {KINDS.map((kind) => (
            <TableRow key={kind}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 700, verticalAlign: 'top' }}>
                {text(`import.${kind}`)}
              </TableCell>
              <TableCell>
                {values?.[kind].map(({ id, label }) => `${label} (${id})`).join(', ') ??
                  text('common.words.loading')}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
