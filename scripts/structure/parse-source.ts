import { type Node, parseSync, Visitor } from 'oxc-parser'

export type Import = { specifier: string; line: number; typeOnly: boolean }
export type ParsedSource = { imports: Import[]; environmentReads: number[]; errors: string[] }

/** What a module imports, with the types that TypeScript erases, and on which lines it reads the environment. */
export function parseSource(path: string, text: string): ParsedSource {
  const { program, errors } = parseSync(path, text)
  const imports: Import[] = []
  const environmentReads: number[] = []
  const lineOf = (node: Node) => text.slice(0, node.start).split('\n').length
  const add = (node: Node, source: { value: unknown } | null, typeOnly: boolean) => {
    if (typeof source?.value === 'string')
      imports.push({ specifier: source.value, line: lineOf(node), typeOnly })
  }

  new Visitor({
    ImportDeclaration(node) {
      add(node, node.source, node.importKind === 'type')
      const names = node.specifiers.map((specifier) => 'imported' in specifier && nameOf(specifier.imported))
      if (/^(node:)?process$/.test(node.source.value) && names.includes('env'))
        environmentReads.push(lineOf(node))
    },
    ExportNamedDeclaration: (node) => add(node, node.source, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => add(node, node.source, node.exportKind === 'type'),
    ImportExpression: (node) => add(node, 'value' in node.source ? node.source : null, false),
    TSImportType: (node) => add(node, node.source, true),
    MemberExpression(node) {
      if (nameOf(node.object) === 'process' && nameOf(node.property) === 'env')
        environmentReads.push(lineOf(node))
    },
    VariableDeclarator({ id, init }) {
      if (!init || nameOf(init) !== 'process' || id.type !== 'ObjectPattern') return
      const env = id.properties.find((property) => 'key' in property && nameOf(property.key) === 'env')
      if (env) environmentReads.push(lineOf(env))
    },
  }).visit(program)
  return { imports, environmentReads, errors: errors.map(({ message }) => message) }
}

// `process`, `globalThis.process` and `process['env']` name the same things.
function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'Literal') return String(node.value)
  return node.type === 'MemberExpression' ? nameOf(node.property) : undefined
}
