import { naturally } from '@karov/domain';
import Download from '@mui/icons-material/Download';
import { Alert, Button, Paper, Stack } from '@mui/material';
import { useState } from 'react';
import { useAction } from '../../kit/use-action.js';
import { downloadFile } from '../../shared/download.js';
import { useText } from '../../shared/text.js';
import { FORM_WIDTH, Page } from '../../shared/ui/page.js';
import { AllowedValuesTable } from './allowed-values.js';
import { faultOf, isUnchanged } from './chosen-file.js';
import { FilePicker } from './file-picker.js';
import { refusedRows, useImport } from './import-calls.js';
import { ImportProgressBar } from './progress-bar.js';
import { RowErrors } from './row-errors.js';

const SAMPLE = '/admin/volunteer/import/sample';

/** Imports volunteers from a spreadsheet: all rows or none (rule 65). */
export function ImportPage() {
  const text = useText();
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [showsValues, setShowsValues] = useState(false);
  const sample = useAction({ run: () => downloadFile(SAMPLE, {}, 'volunteers.xlsx') });
  const { upload, progress } = useImport(() => setFile(null));
  const refused = refusedRows(upload.error);

  const choose = (chosen: File) => {
    upload.reset();
    const wrong = faultOf(chosen, text);
    setFile(wrong === null ? chosen : null);
    setFault(wrong);
  };
  const start = async (chosen: File) => {
    if (await isUnchanged(chosen)) return upload.mutate(chosen);
    setFile(null);
    setFault(text('import.changed', { name: naturally(chosen.name) }));
  };

  return (
    <Page
      measure={FORM_WIDTH}
      title={text('import.title')}
      intro={text('import.intro')}
      actions={
        <>
          <Button
            variant="outlined"
            startIcon={<Download />}
            loading={sample.isPending}
            onClick={() => sample.mutate()}
          >
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
          <FilePicker
            file={file}
            error={fault ?? upload.fault}
            isDisabled={upload.isPending}
            onChoose={choose}
          />
          <div>
            <Button
              variant="contained"
              disabled={!file}
              loading={upload.isPending}
              onClick={() => file && void start(file)}
            >
              {text('import.start')}
            </Button>
          </div>
          {upload.isPending && <ImportProgressBar progress={progress} />}
          {upload.isSuccess && (
            <Alert severity="success">
              {upload.data.message ?? text('import.imported', { count: upload.data.data.imported })}
            </Alert>
          )}
        </Stack>
      </Paper>
      {refused && upload.variables && <RowErrors refused={refused} file={upload.variables} />}
    </Page>
  );
}
