import { basename } from 'node:path';

const IN_SMALL = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** One style for all file names: small letters, words separated by hyphens, whatever a file exports. */
export const fileNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { style: 'Name the file in small letters, its words parted by hyphens.' },
  },
  create(context) {
    return {
      Program(node) {
        if (!IN_SMALL.test(basename(context.filename))) context.report({ node, messageId: 'style' });
      },
    };
  },
};
