import ts from 'typescript';

interface Context {
  readonly checker: ts.TypeChecker;
  /** The declaration of the type. */
  readonly node: ts.TypeAliasDeclaration;
  /** Declared types, which are named instead of being written out again. */
  readonly declared: ReadonlySet<ts.Symbol>;
}

/** Writes out an object type, with read-only lists and properties. */
export function expandType(type: ts.Type, context: Context, indent = ''): string {
  const { checker, node } = context;
  const name = nameOf(type, context);
  if (name) return name;
  if (type.flags & ts.TypeFlags.Boolean) return 'boolean';
  if (type.isUnion()) return unionOf(type.types.map((member) => expandType(member, context, indent)));
  if (checker.isArrayType(type)) {
    const [item = type] = checker.getTypeArguments(type as ts.TypeReference);
    return `readonly ${expandType(item, context, indent)}[]`;
  }
  if (type.flags & ts.TypeFlags.Object) return objectOf(type, context, indent);
  return checker.typeToString(type, node, ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType);
}

function objectOf(type: ts.Type, context: Context, indent: string): string {
  const { checker, node } = context;
  const inner = `${indent}  `;
  const members = checker.getPropertiesOfType(type).map((property) => {
    const doc = ts.displayPartsToString(property.getDocumentationComment(checker)).replace(/\s+/g, ' ');
    const mark = property.flags & ts.SymbolFlags.Optional ? '?' : '';
    const text = expandType(checker.getTypeOfSymbolAtLocation(property, node), context, inner);
    return `${doc && `${inner}/** ${doc} */\n`}${inner}readonly ${property.name}${mark}: ${text};`;
  });
  return ['{', ...members, `${indent}}`].join('\n');
}

/** Returns a union of types, in which null and undefined come last. */
function unionOf(members: readonly string[]): string {
  const empty = ['null', 'undefined'];
  const whole = members.includes('true') && members.includes('false') ? ['boolean'] : [];
  const others = members.filter(
    (member) => !empty.includes(member) && (!whole.length || !/^(true|false)$/.test(member)),
  );
  return [...whole, ...others, ...empty.filter((member) => members.includes(member))].join(' | ');
}

/**
 * Returns the name of a declared type; undefined for the type that is being declared, and for plain numbers and
 * strings.
 */
function nameOf(type: ts.Type, { checker, node, declared }: Context): string | undefined {
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.TemplateLiteral))) return undefined;
  const isNamed = (symbol: ts.Symbol) =>
    !symbol.declarations?.includes(node) && checker.getDeclaredTypeOfSymbol(symbol) === type;
  return [...declared].find(isNamed)?.name;
}
