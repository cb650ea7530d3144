import { type Comment, type Node, parseSync, Visitor } from 'oxc-parser'

const WIDTH = 110

interface Edit {
  start: number
  end: number
  text: string
}

/**
 * The source with a doc comment on everything whose `.meta()` has a sentence, so that an editor shows on hover what the
 * API document says: a property, or an exported constant.
 */
export function withHoverComments(path: string, source: string): string {
  const { comments, program } = parseSync(path, source)
  const edits: Edit[] = []
  const addComment = (node: Node, value: Node | null) => {
    const sentence = value && sentenceIn(value)
    if (sentence) edits.push(...editFor(sentence, node.start, { comments, source }))
  }
  new Visitor({
    Property(node) {
      if (!node.shorthand) addComment(node, node.value)
    },
    ExportNamedDeclaration(node) {
      const { declaration } = node
      if (declaration?.type === 'VariableDeclaration')
        addComment(node, declaration.declarations[0]?.init ?? null)
    },
  }).visit(program)
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { end, start, text: put }) => text.slice(0, start) + put + text.slice(end), source)
}

/** What `.meta()` says in the chain of calls that makes the value. */
function sentenceIn(value: Node): string | undefined {
  let node = value
  while (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
    const { callee } = node
    const [given] = node.arguments
    const isMeta = callee.property.type === 'Identifier' && callee.property.name === 'meta'
    if (isMeta && given?.type === 'ObjectExpression') {
      const said = textOf(given, 'description') ?? textOf(given, 'says')
      if (said) return [asSentence(said), ...exampleIn(given)].join(' ')
    }
    node = callee.object
  }
  return undefined
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

function textOf(object: Node, name: string): string | undefined {
  const value = propertyOf(object, name)
  return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined
}

function exampleIn(object: Node): string[] {
  const examples = propertyOf(object, 'examples')
  const first = examples?.type === 'ArrayExpression' ? examples.elements[0] : undefined
  return first?.type === 'Literal' ? [`Example: ${JSON.stringify(first.value)}.`] : []
}

function propertyOf(object: Node, name: string): Node | undefined {
  if (object.type !== 'ObjectExpression') return undefined
  const found = object.properties.find(
    (each) => each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === name,
  )
  return found?.type === 'Property' ? found.value : undefined
}

function editFor(sentence: string, at: number, file: { comments: Comment[]; source: string }): Edit[] {
  const { comments, source } = file
  const before = comments.find(({ end }) => end <= at && source.slice(end, at).trim() === '')
  const isDoc = before?.type === 'Block' && before.value.startsWith('*')
  const indent = /[ \t]*$/.exec(source.slice(0, at))?.[0] ?? ''
  const comment = formatted(sentence, indent)
  if (!isDoc) return [{ start: at, end: at, text: `${comment}\n${indent}` }]
  if (source.slice(before.start, before.end) === comment) return []
  return [{ start: before.start, end: before.end, text: comment }]
}

/** On one line where it fits, else wrapped. */
function formatted(sentence: string, indent: string): string {
  const line = `/** ${sentence} */`
  if (indent.length + line.length <= WIDTH) return line
  const lines = ['']
  for (const word of sentence.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last && indent.length + 3 + last.length + 1 + word.length > WIDTH) lines.push(word)
    else lines[lines.length - 1] = last ? `${last} ${word}` : word
  }
  return ['/**', ...lines.map((each) => `${indent} * ${each}`), `${indent} */`].join('\n')
}
