import { Box, Checkbox, FormControlLabel, Stack } from '@mui/material';
import { useText } from '../../shared/text.js';
import { SelectField } from '../../shared/ui/select-field.js';
import { type CoverageFilters, useLanguages } from './coverage-calls.js';

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  id: hour,
  label: `${String(hour).padStart(2, '0')}:00`,
}));
const ABILITIES = ['vehicle', 'equipment', 'phone'] as const;
/** The hour that is selected at first when a day is chosen. */
const EVENING = '20';

interface FiltersProps {
  filters: CoverageFilters;
  onChange: (filters: CoverageFilters) => void;
}

/** Lets the reader choose which volunteers to count, and the time: now, or an hour of a typical week. */
export function CoverageFilterForm({ filters, onChange }: FiltersProps) {
  const text = useText();
  const languages = useLanguages();
  return (
    <Box component="section" aria-label={text('coverage.filters')}>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <SelectField
          label={text('coverage.when')}
          value={filters.day}
          emptyLabel={text('coverage.now')}
          choices={DAYS.map((day) => ({ id: day, label: text(`coverage.days.d${day}`) }))}
          onChange={({ target }) =>
            onChange({
              ...filters,
              day: target.value,
              hour: target.value === '' ? '' : filters.hour || EVENING,
            })
          }
        />
        {filters.day !== '' && (
          <SelectField
            label={text('coverage.hour')}
            value={filters.hour}
            choices={HOURS}
            onChange={({ target }) => onChange({ ...filters, hour: target.value })}
          />
        )}
        <SelectField
          label={text('coverage.language')}
          value={filters.language}
          emptyLabel={text('coverage.any_language')}
          choices={languages.map(({ key, label }) => ({ id: key, label }))}
          onChange={({ target }) => onChange({ ...filters, language: target.value })}
        />
        {ABILITIES.map((ability) => (
          <FormControlLabel
            key={ability}
            control={
              <Checkbox
                checked={filters[ability]}
                onChange={({ target }) => onChange({ ...filters, [ability]: target.checked })}
              />
            }
            label={text(`coverage.${ability}`)}
          />
        ))}
      </Stack>
    </Box>
  );
}
