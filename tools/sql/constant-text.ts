import ts from 'typescript';

/** The values that the parameters of functions have while the bodies of the functions are read. */
type Bindings = ReadonlyMap<ts.Symbol, Value>;
/** An expression, with the bindings of the names in it. */
interface Value {
  node: ts.Node;
  bindings: Bindings;
}

/** The maximum number of variants; a statement with more is not read. */
const SHAPES_MAX = 512;
const DEPTH_MAX = 40;
/** The methods that change the list on which they are called. */
const CHANGING = new Set(['push', 'unshift', 'splice', 'pop', 'shift', 'sort', 'reverse', 'fill']);
const NOTHING: Bindings = new Map();

/**
 * Reads the possible texts of an expression from its source: constants, fragments in other files, functions
 * that combine fragments, both branches of a condition. Nothing is executed.
 */
export class ConstantText {
  private readonly changed = new Map<ts.Symbol, boolean>();

  constructor(private readonly checker: ts.TypeChecker) {}

  /** Returns each possible text of an expression, or null if the text is known only at run time. */
  of(node: ts.Node): string[] | null {
    return this.texts({ node, bindings: NOTHING }, 0);
  }

  private texts(value: Value, depth: number): string[] | null {
    const known = this.literals(value.node);
    if (known) return known;
    const ends = this.ends(value, depth);
    return ends && union(ends.map((end) => this.textsOfEnd(end, depth + 1)));
  }

  private textsOfEnd({ node, bindings }: Value, depth: number): string[] | null {
    const inner = (next: ts.Node) => this.texts({ node: next, bindings }, depth);
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text];
    if (ts.isTemplateExpression(node))
      return product([
        [node.head.text],
        ...node.templateSpans.flatMap((span) => [inner(span.expression), [span.literal.text]]),
      ]);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
      const isSum = Boolean(this.checker.getTypeAtLocation(node).flags & ts.TypeFlags.NumberLike);
      return isSum
        ? sums(inner(node.left), inner(node.right))
        : product([inner(node.left), inner(node.right)]);
    }
    return ts.isCallExpression(node) ? this.joined(node, bindings, depth) : this.literals(node);
  }

  /** Reads `list.join(between)`. */
  private joined(node: ts.CallExpression, bindings: Bindings, depth: number): string[] | null {
    if (!ts.isPropertyAccessExpression(node.expression) || node.expression.name.text !== 'join') return null;
    const items = this.items({ node: node.expression.expression, bindings }, depth);
    const between = node.arguments[0] ? this.texts({ node: node.arguments[0], bindings }, depth) : [','];
    const texts = items?.map((item) => this.texts(item, depth));
    return texts
      ? product(texts.flatMap((text, position) => (position === 0 ? [text] : [between, text])))
      : null;
  }

  /**
   * Follows names, conditions and calls to the expressions that produce the value; returns null if one of
   * them cannot be found.
   */
  private ends({ node, bindings }: Value, depth: number): Value[] | null {
    if (depth > DEPTH_MAX) return null;
    const follow = (values: readonly (Value | null)[] | null): Value[] | null =>
      all(values, (value) => this.ends(value, depth + 1));
    const here = (each: ts.Node): Value => ({ node: each, bindings });
    if (isWrapped(node)) return follow([here(node.expression)]);
    if (ts.isConditionalExpression(node)) return follow([here(node.whenTrue), here(node.whenFalse)]);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
      return follow([here(node.left), here(node.right)]);
    if (ts.isIdentifier(node)) return follow(this.sources(here(node), depth));
    if (ts.isPropertyAccessExpression(node))
      return follow(this.property(here(node.expression), node.name.text, depth) ?? this.initial(node.name));
    if (ts.isElementAccessExpression(node)) return follow(this.element(node, bindings, depth));
    if (ts.isCallExpression(node)) return follow(this.results(node, bindings, depth)) ?? [here(node)];
    return [here(node)];
  }

  /** Returns the possible results of a called function. */
  private results(node: ts.CallExpression, bindings: Bindings, depth: number): Value[] | null {
    const declaration = this.checker.getResolvedSignature(node)?.declaration;
    if (!declaration || !hasBody(declaration)) return null;
    const given = declaration.parameters.map((_, position) => {
      const argument = node.arguments[position];
      return argument && { node: argument, bindings };
    });
    const inside = this.bound(declaration.parameters, given, bindings, depth);
    return returned(declaration.body).map((result) => ({ node: result, bindings: inside }));
  }

  private bound(
    parameters: readonly ts.ParameterDeclaration[],
    given: readonly (Value | undefined)[],
    outside: Bindings,
    depth: number,
  ): Bindings {
    const bound = new Map(outside);
    const bind = (name: ts.Identifier, value: Value | undefined | null) => {
      const symbol = this.checker.getSymbolAtLocation(name);
      if (symbol && value) bound.set(symbol, value);
    };
    for (const [position, { name, initializer }] of parameters.entries()) {
      const value = given[position] ?? (initializer && { node: initializer, bindings: NOTHING });
      if (!value) continue;
      if (ts.isIdentifier(name)) bind(name, value);
      else
        for (const [index, element] of name.elements.entries())
          if (ts.isBindingElement(element) && ts.isIdentifier(element.name))
            bind(element.name, this.part(value, element, index, depth)?.[0]);
    }
    return bound;
  }

  /** Returns the part of a value that a name in a pattern (`{ sql }`, `[column, value]`) receives. */
  private part(value: Value, element: ts.BindingElement, index: number, depth: number): Value[] | null {
    if (ts.isObjectBindingPattern(element.parent))
      return this.property(value, (element.propertyName ?? element.name).getText(), depth + 1);
    return all(this.ends(value, depth + 1), (end) => {
      const item = this.items(end, depth + 1)?.[index];
      return item ? [item] : null;
    });
  }

  private property(value: Value, name: string, depth: number): Value[] | null {
    return all(this.ends(value, depth + 1), ({ node, bindings }) => {
      if (!ts.isObjectLiteralExpression(node)) return null;
      const pair = node.properties.find((each) => each.name && unquoted(each.name) === name);
      const initial = pair && valueOf(pair);
      return initial ? [{ node: initial, bindings }] : null;
    });
  }

  private element(node: ts.ElementAccessExpression, bindings: Bindings, depth: number): Value[] | null {
    const keys = this.texts({ node: node.argumentExpression, bindings }, depth + 1);
    if (keys) return all(keys, (key) => this.property({ node: node.expression, bindings }, key, depth));
    return this.values({ node: node.expression, bindings }, depth);
  }

  private values(table: Value, depth: number): Value[] | null {
    return all(this.ends(table, depth + 1), ({ node, bindings }) => {
      if (!ts.isObjectLiteralExpression(node)) return null;
      return all(node.properties.map(valueOf), (initial) => [{ node: initial, bindings }]);
    });
  }

  /** Returns the items of a list; null if the list can be one of several. */
  private items(value: Value, depth: number): Value[] | null {
    const ends = this.ends(value, depth + 1);
    const [end] = ends ?? [];
    if (!end || ends?.length !== 1) return null;
    const { node, bindings } = end;
    if (ts.isArrayLiteralExpression(node))
      return all(node.elements, (element) =>
        ts.isSpreadElement(element)
          ? this.items({ node: element.expression, bindings }, depth + 1)
          : [{ node: element, bindings }],
      );
    return ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
      ? this.madeItems(node, node.expression, bindings, depth)
      : null;
  }

  /** Reads `list.map(each)` and `Object.values(table)`. */
  private madeItems(
    node: ts.CallExpression,
    method: ts.PropertyAccessExpression,
    bindings: Bindings,
    depth: number,
  ): Value[] | null {
    const [argument] = node.arguments;
    if (!argument) return null;
    if (method.name.text === 'map' && (ts.isArrowFunction(argument) || ts.isFunctionExpression(argument))) {
      const [result, another] = returned(argument.body);
      if (!result || another) return null;
      const items = this.items({ node: method.expression, bindings }, depth + 1);
      return (
        items?.map((item) => ({
          node: result,
          bindings: this.bound(argument.parameters, [item], bindings, depth),
        })) ?? null
      );
    }
    if (method.expression.getText() !== 'Object' || method.name.text !== 'values') return null;
    return this.values({ node: argument, bindings }, depth);
  }

  /** Returns the expressions from which a name can get its value. */
  private sources({ node, bindings }: Value, depth: number): Value[] | null {
    const symbol = this.symbol(node);
    const declaration = symbol?.valueDeclaration;
    if (!declaration || this.isChanged(symbol, declaration)) return null;
    const value = bindings.get(symbol);
    if (value) return [value];
    if (ts.isParameter(declaration)) return this.arguments(declaration);
    if (ts.isBindingElement(declaration)) return this.destructured(declaration, bindings, depth);
    if (!ts.isVariableDeclaration(declaration) || !isConstant(declaration)) return null;
    if (declaration.initializer) return [{ node: declaration.initializer, bindings }];
    const loop = declaration.parent.parent;
    return ts.isForOfStatement(loop) ? this.items({ node: loop.expression, bindings }, depth + 1) : null;
  }

  private destructured(element: ts.BindingElement, bindings: Bindings, depth: number): Value[] | null {
    const declaration = element.parent.parent;
    if (!ts.isVariableDeclaration(declaration) || !declaration.initializer || !isConstant(declaration))
      return null;
    const index = ts.isArrayBindingPattern(element.parent) ? element.parent.elements.indexOf(element) : 0;
    return this.part({ node: declaration.initializer, bindings }, element, index, depth);
  }

  /**
   * Returns the arguments that a parameter gets in all calls of a function that only its own file can call.
   */
  private arguments(parameter: ts.ParameterDeclaration): Value[] | null {
    const called = parameter.parent;
    if (!isPrivate(called)) return null;
    const position = called.parameters.indexOf(parameter);
    const given: (Value | null)[] = [];
    const walk = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && this.checker.getResolvedSignature(node)?.declaration === called) {
        const argument = node.arguments[position] ?? parameter.initializer;
        given.push(argument ? { node: argument, bindings: NOTHING } : null);
      }
      ts.forEachChild(node, walk);
    };
    walk(parameter.getSourceFile());
    return given.length > 0 ? all(given, (value) => [value]) : null;
  }

  /** Whether a name's value is replaced or extended after it is declared. */
  private isChanged(symbol: ts.Symbol, declaration: ts.Declaration): boolean {
    const known = this.changed.get(symbol);
    if (known !== undefined) return known;
    const isOfIt = (node: ts.Node): boolean =>
      ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)
        ? isOfIt(node.expression)
        : ts.isIdentifier(node) &&
          node.text === symbol.name &&
          this.checker.getSymbolAtLocation(node) === symbol;
    const isChange = (node: ts.Node): boolean => {
      if (ts.isBinaryExpression(node)) return isAssignment(node.operatorToken.kind) && isOfIt(node.left);
      return (
        ts.isCallExpression(node) &&
        ts.isPropertyAccessExpression(node.expression) &&
        CHANGING.has(node.expression.name.text) &&
        isOfIt(node.expression.expression)
      );
    };
    const walk = (node: ts.Node): boolean => isChange(node) || (ts.forEachChild(node, walk) ?? false);
    const isChanged = walk(declaration.getSourceFile());
    this.changed.set(symbol, isChanged);
    return isChanged;
  }

  private initial(name: ts.Node): Value[] | null {
    const declaration = this.symbol(name)?.valueDeclaration;
    const initial = declaration && ts.isPropertyDeclaration(declaration) ? declaration.initializer : null;
    return initial ? [{ node: initial, bindings: NOTHING }] : null;
  }

  private symbol(node: ts.Node): ts.Symbol | undefined {
    const symbol =
      node.parent && ts.isShorthandPropertyAssignment(node.parent)
        ? this.checker.getShorthandAssignmentValueSymbol(node.parent)
        : this.checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  /** Returns the values that a type allows, if the type lists them. */
  private literals(node: ts.Node): string[] | null {
    const type = this.checker.getTypeAtLocation(node);
    const texts = (type.isUnion() ? type.types : [type]).map((one) =>
      one.isStringLiteral() || one.isNumberLiteral() ? String(one.value) : null,
    );
    return all(texts, (text) => [text]);
  }
}

const isAssignment = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
type Wrapped = ts.ParenthesizedExpression | ts.AsExpression | ts.SatisfiesExpression;
const isWrapped = (node: ts.Node): node is Wrapped =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node);
const unquoted = (name: ts.PropertyName): string =>
  ts.isStringLiteralLike(name) ? name.text : name.getText();
const isConstant = (declaration: ts.VariableDeclaration): boolean =>
  Boolean(ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const);

function hasBody(node: ts.Node): node is ts.FunctionLikeDeclaration & { body: ts.ConciseBody } {
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
}

function isPrivate(node: ts.SignatureDeclaration): boolean {
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  if (ts.isMethodDeclaration(node))
    return modifiers.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);
  return (
    ts.isFunctionDeclaration(node) && !modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

function valueOf(pair: ts.ObjectLiteralElementLike): ts.Node | null {
  if (ts.isPropertyAssignment(pair)) return pair.initializer;
  return ts.isShorthandPropertyAssignment(pair) ? pair.name : null;
}

/** Returns the results of a function body, one for each place where it ends. */
function returned(body: ts.ConciseBody): ts.Expression[] {
  if (!ts.isBlock(body)) return [body];
  const results: ts.Expression[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) results.push(node.expression);
    ts.forEachChild(node, walk);
  };
  walk(body);
  return results;
}

/** Returns the results for all values, or null if any of them has none. */
function all<Of, To>(
  values: readonly (Of | null)[] | null,
  read: (value: Of) => readonly (To | null)[] | null,
): To[] | null {
  if (!values || values.length === 0) return null;
  const found: To[] = [];
  for (const value of values) {
    const given = value === null ? null : read(value);
    if (!given) return null;
    for (const each of given) {
      if (each === null) return null;
      found.push(each);
    }
  }
  return found;
}

function union(parts: readonly (readonly string[] | null)[]): string[] | null {
  const texts = new Set(all(parts, (part) => part));
  return texts.size > 0 && texts.size <= SHAPES_MAX ? [...texts] : null;
}

function sums(left: readonly string[] | null, right: readonly string[] | null): string[] | null {
  return (
    left && right && union([left.flatMap((one) => right.map((other) => String(Number(one) + Number(other))))])
  );
}

function product(parts: readonly (readonly string[] | null)[]): string[] | null {
  let texts: string[] = [''];
  for (const part of parts) {
    if (!part || texts.length * part.length > SHAPES_MAX) return null;
    texts = texts.flatMap((text) => part.map((more) => text + more));
  }
  return [...new Set(texts)];
}
