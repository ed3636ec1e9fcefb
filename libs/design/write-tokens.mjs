// Writes src/tokens.css from the TypeScript tokens.
import { writeFileSync } from 'node:fs';
import { tokensToCss } from './src/css.ts';

writeFileSync(new URL('./src/tokens.css', import.meta.url), tokensToCss());
