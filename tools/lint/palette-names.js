/**
 * Properties of `sx` at which MUI, and the back office's theme for logical edges, look names up in the
 * palette.
 */
const RESOLVED = new Set([
  'color',
  'bgcolor',
  'backgroundColor',
  'outlineColor',
  'borderColor',
  ...[
    'Top',
    'Right',
    'Bottom',
    'Left',
    'InlineStart',
    'InlineEnd',
    'BlockStart',
    'BlockEnd',
    'Inline',
    'Block',
  ].map((edge) => `border${edge}Color`),
]);
const NAME =
  /(?:^|\s)(?:(?:primary|secondary|error|warning|info|success)\.(?:main|light|dark|contrastText)|text\.(?:primary|secondary|disabled)|background\.(?:default|paper)|action\.(?:active|hover|selected|disabled|focus)|common\.(?:black|white)|grey\.\d+)(?:$|\s)/;
const COLOURED = /(?:color|fill|stroke)$/i;

/**
 * Where nothing looks it up, a palette name reaches the browser as it is, which knows no such colour and uses
 * the text's.
 */
export const paletteNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unresolved:
        '`{{value}}` is looked up in the palette at no `{{name}}`: take a property at which it is, or the colour of the theme itself.',
    },
  },
  create(context) {
    return {
      Property(node) {
        const name = nameOf(node);
        if (name === null || RESOLVED.has(name)) return;
        for (const value of textsOf(node.value)) {
          if (NAME.test(value) || (value === 'divider' && COLOURED.test(name)))
            context.report({ node, messageId: 'unresolved', data: { name, value } });
        }
      },
    };
  },
};

function nameOf({ key, computed }) {
  if (computed) return null;
  return key.type === 'Identifier' ? key.name : String(key.value);
}

/** The possible texts of a value. */
function textsOf(value) {
  if (value.type === 'Literal') return typeof value.value === 'string' ? [value.value] : [];
  if (value.type === 'ConditionalExpression')
    return [...textsOf(value.consequent), ...textsOf(value.alternate)];
  if (value.type === 'LogicalExpression') return [...textsOf(value.left), ...textsOf(value.right)];
  return value.type === 'TemplateLiteral' ? value.quasis.map(({ value: { cooked } }) => cooked) : [];
}
