import { LIMITS, onlyDigits } from '@karov/domain';
import { Box, FormHelperText, InputLabel } from '@mui/material';
import { useState } from 'react';

interface CodeFieldProps {
  label: string;
  value: string;
  error?: string;
  onChange: (code: string) => void;
}

const ID = 'otp';

/**
 * The code field: four boxes visually, one field for everything else, so that pasting and one-time-code
 * autofill work; digits run from left to right (rule 22).
 */
export function CodeField({ label, value, error, onChange }: CodeFieldProps) {
  const [hasFocus, setHasFocus] = useState(false);
  return (
    <div>
      <InputLabel
        htmlFor={ID}
        shrink={false}
        sx={{ position: 'static', transform: 'none', color: 'text.primary', mb: 1 }}
      >
        {label}
      </InputLabel>
      <Box dir="ltr" sx={{ position: 'relative', display: 'inline-flex', gap: 1 }}>
        {Array.from({ length: LIMITS.otpDigits }, (_, index) => (
          <Box
            key={index}
            aria-hidden
            sx={{
              inlineSize: 52,
              blockSize: 60,
              display: 'grid',
              placeItems: 'center',
              fontSize: '1.75rem',
              fontWeight: 700,
              borderRadius: 1,
              border: '2px solid',
              borderColor: error
                ? 'error.main'
                : hasFocus && index === Math.min(value.length, LIMITS.otpDigits - 1)
                  ? 'primary.main'
                  : 'text.secondary',
            }}
          >
            {value[index] ?? ''}
          </Box>
        ))}
        <Box
          component="input"
          id={ID}
          autoFocus
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${ID}-error` : undefined}
          value={value}
          onFocus={() => setHasFocus(true)}
          onBlur={() => setHasFocus(false)}
          onChange={(change: React.ChangeEvent<HTMLInputElement>) =>
            onChange(onlyDigits(change.target.value).slice(0, LIMITS.otpDigits))
          }
          sx={{
            position: 'absolute',
            inset: 0,
            inlineSize: '100%',
            blockSize: '100%',
            opacity: 0,
            cursor: 'text',
            fontSize: '1.5rem',
          }}
        />
      </Box>
      {error && (
        <FormHelperText error id={`${ID}-error`} role="alert">
          {error}
        </FormHelperText>
      )}
    </div>
  );
}
