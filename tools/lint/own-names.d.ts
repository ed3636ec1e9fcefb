import type { Rule } from 'eslint';

export const ownNames: Rule.RuleModule;
