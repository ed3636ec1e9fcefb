import ts from 'typescript';

/**
 * A name from outside must not reach properties that every object inherits (`__proto__`, `constructor`): such
 * a look-up goes through a Map, Object.hasOwn, or `ownValue` of the domain. Reports `name in object` and
 * `object[name]` where the name may be any text, rather than one of a few.
 */
export const ownNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      inOperator: 'Ask Object.hasOwn, or a Map: `in` also finds what every object inherits.',
      computedRead: 'Use a Map, or ownValue: any name reads what every object inherits, `__proto__` too.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    return {
      BinaryExpression(node) {
        if (node.operator !== 'in' || node.left.type === 'PrivateIdentifier') return;
        if (isAnyText(services.getTypeAtLocation(node.left)))
          context.report({ node, messageId: 'inOperator' });
      },
      MemberExpression(node) {
        if (!node.computed || node.property.type === 'Literal') return;
        if (!isAnyText(services.getTypeAtLocation(node.property))) return;
        context.report({ node, messageId: 'computedRead' });
      },
    };
  },
};

/** Whether a type admits any text. A type parameter stands for the few names of its callers. */
function isAnyText(type) {
  if (type.isUnion()) return type.types.some(isAnyText);
  return (type.flags & (ts.TypeFlags.String | ts.TypeFlags.Any)) !== 0;
}
