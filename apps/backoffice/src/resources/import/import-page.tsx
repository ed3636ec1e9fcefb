import Download from '@mui/icons-material/Download';
import { LIMITS } from '@karov/domain';
import { Alert, Button, Paper, Stack } from '@mui/material';
import { useState } from 'react';
import { downloadFile } from '../../shared/download.js';
import { useText } from '../../shared/text.js';
import { Page } from '../../shared/ui/page.js';
import { fieldErrorsOf, useAction } from '../../shared/use-action.js';
import { AllowedValuesTable } from './allowed-values.js';
import { FilePicker } from './file-picker.js';
import { refusedRows, useImport } from './import-calls.js';
import { ImportProgressBar } from './progress-bar.js';
import { RowErrors } from './row-errors.js';

const SAMPLE = '/admin/volunteer/import/sample';
const EXTENSION = /\.(xlsx|csv)$/i;
const MEGABYTE = 1024 * 1024;

/** Volunteers from a spreadsheet: all rows or none (rule 65). */
export function ImportPage() {
  const text = useText();
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [showsValues, setShowsValues] = useState(false);
  const sample = useAction({ run: () => downloadFile(SAMPLE, {}, 'volunteers.xlsx') });
  const { upload, progress } = useImport();
  const refused = refusedRows(upload.error);

  const choose = (chosen: File) => {
    upload.reset();
    const isKind = EXTENSION.test(chosen.name);
    const isSmall = chosen.size <= LIMITS.importMaxFileBytes;
    setFile(isKind && isSmall ? chosen : null);
    if (!isKind) return setFault(text('import.wrong_type'));
    setFault(isSmall ? null : text('import.too_big', { mb: LIMITS.importMaxFileBytes / MEGABYTE }));
  };

  return (
    <Page
      title={text('import.title')}
      intro={text('import.intro')}
      actions={
        <>
          <Button variant="outlined" startIcon={<Download />} loading={sample.isPending} onClick={() => sample.mutate()}>
            {text('import.sample')}
          </Button>
          <Button aria-expanded={showsValues} onClick={() => setShowsValues(!showsValues)}>
            {text(showsValues ? 'import.hide_values' : 'import.show_values')}
          </Button>
        </>
      }
    >
      {showsValues && <AllowedValuesTable />}
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxInlineSize: '44rem' }}>
        <Stack spacing={2}>
          <FilePicker file={file} error={fault ?? fieldErrorsOf(upload.error)['file']?.[0]} isDisabled={upload.isPending} onChoose={choose} />
          <div>
            <Button variant="contained" disabled={!file} loading={upload.isPending} onClick={() => file && upload.mutate(file)}>
              {text('import.start')}
            </Button>
          </div>
          {upload.isPending && <ImportProgressBar progress={progress} />}
          {upload.isSuccess && <Alert severity="success">{upload.data.message ?? text('import.imported', { count: upload.data.data.imported })}</Alert>}
        </Stack>
      </Paper>
      {refused && <RowErrors refused={refused} />}
    </Page>
  );
}
