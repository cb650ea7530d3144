import { type Node, parseSync, Visitor } from 'oxc-parser'

export type Import = { specifier: string; line: number; typeOnly: boolean }
export type ParsedSource = {
  imports: Import[]
  environmentReads: number[]
  /** The names of exported functions. */
  functions: string[]
  /** The names of called functions. */
  calls: string[]
  /** The names of functions called by a router's mutations. */
  mutations: string[]
  /** The names of types that something is cast to. */
  casts: { type: string; line: number }[]
  /** The comments before the first statement. */
  head: { text: string; line: number }[]
  errors: string[]
}

export const nothingParsed: ParsedSource = {
  imports: [],
  environmentReads: [],
  functions: [],
  calls: [],
  mutations: [],
  casts: [],
  head: [],
  errors: [],
}

/**
 * Finds a module's imports (including type imports), calls and exports, and the lines where it reads the environment.
 */
export function parseSource(path: string, text: string): ParsedSource {
  const { comments, program, errors } = parseSync(path, text)
  const imports: Import[] = []
  const environmentReads: number[] = []
  const functions: string[] = []
  const calls: string[] = []
  const mutations: string[] = []
  const casts: ParsedSource['casts'] = []
  const lineOf = (node: { start: number }) => text.slice(0, node.start).split('\n').length
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
    ExportNamedDeclaration(node) {
      add(node, node.source, node.exportKind === 'type')
      if (node.declaration?.type === 'FunctionDeclaration' && node.declaration.id)
        functions.push(node.declaration.id.name)
    },
    CallExpression({ arguments: [answer], callee }) {
      const name = nameOf(callee)
      if (name) calls.push(name)
      if (name !== 'mutation' || answer?.type !== 'ArrowFunctionExpression') return
      const verb = answer.body.type === 'CallExpression' ? nameOf(answer.body.callee) : undefined
      if (verb) mutations.push(verb)
    },
    ExportAllDeclaration: (node) => add(node, node.source, node.exportKind === 'type'),
    ImportExpression: (node) => add(node, 'value' in node.source ? node.source : null, false),
    TSAsExpression(node) {
      const type = node.typeAnnotation.type === 'TSTypeReference' && node.typeAnnotation.typeName
      if (type && type.type === 'Identifier') casts.push({ type: type.name, line: lineOf(node) })
    },
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
  const [first] = program.body
  const head = comments
    .filter(({ start }) => !first || start < first.start)
    .map((comment) => ({ text: comment.value.trim(), line: lineOf(comment) }))
  const problems = errors.map(({ message }) => message)
  return { imports, environmentReads, functions, calls, mutations, casts, head, errors: problems }
}

// `process`, `globalThis.process` and `process['env']` name the same things.
function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'Literal') return String(node.value)
  return node.type === 'MemberExpression' ? nameOf(node.property) : undefined
}
