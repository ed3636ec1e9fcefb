import type { Rule } from 'eslint';

export const paletteNames: Rule.RuleModule;
