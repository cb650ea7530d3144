import type { Checker, Type } from 'typescript/unstable/sync'
import { typePrinter } from './print-type.ts'
import { fieldsOf, typeProgram } from './type-program.ts'

/** What others can import, by the name that the source below gives to it. */
const ENTRIES = {
  client: '@tallgrass/client',
  contracts: '@tallgrass/client/contracts',
  react: '@tallgrass/client/react',
}

const FILE = 'client-surface.ts'
const SOURCE = `
${Object.entries(ENTRIES)
  .map(([name, entry]) => `import * as ${name} from '${entry}'`)
  .join('\n')}
interface Calls {
  procedures: client.TallgrassRouter['_def']['record']
  inputs: client.TallgrassInputs
  outputs: client.TallgrassOutputs
}
type Refusal = client.TallgrassError['data']
`

/**
 * What programs that use the client depend on, as declarations that need nothing of it but its kinds of text: the names that
 * it exports, what a refusal tells, and what goes in and out of each procedure, as TypeScript infers it.
 */
export function clientContract(): string {
  using program = typeProgram({ [FILE]: SOURCE })
  const { checker } = program
  const { kinds, print } = typePrinter(checker)
  const exported = Object.entries(ENTRIES).map(([name, entry]) => ({
    entry,
    names: program.namesIn(FILE, name),
  }))
  const refusal = print(program.declaredType(FILE, 'Refusal'))
  const calls = callsIn(checker, fieldsOf(checker, program.declaredType(FILE, 'Calls')))
  const procedures = calls.map(({ input, kind, output, path }) => [
    `    ${JSON.stringify(path)}: {`,
    `      kind: ${print(kind)}`,
    `      input: ${print(input)}`,
    `      output: ${print(output)}`,
    '    }',
  ])
  for (const kind of kinds)
    if (!exported[0]?.names.includes(kind))
      throw new Error(`packages/client/src/index.ts does not export ${kind}`)
  const contract = [
    '// Written by `npm run release`: what programs that use the client depend on.',
    `import type { ${[...kinds].sort().join(', ')} } from '@tallgrass/client'`,
    '',
    'export interface Client {',
    '  exports: {',
    ...exported.map(({ entry, names }) => `    ${JSON.stringify(entry)}: ${unionOf(names)}`),
    '  }',
    `  refusal: ${refusal}`,
    '  procedures: {',
    ...procedures.flat(),
    '  }',
    '}',
    '',
  ].join('\n')
  ensureCompiles(contract)
  return contract
}

/** A name that nothing declares would fit everything. */
function ensureCompiles(contract: string): void {
  using program = typeProgram({ 'contract.ts': contract })
  const problems = program.problemsIn('contract.ts')
  if (problems.length > 0)
    throw new Error(`The contract of the client does not compile: ${problems.join(', ')}`)
}

function unionOf(words: string[]): string {
  return words
    .map((word) => JSON.stringify(word))
    .sort()
    .join(' | ')
}

interface Call {
  path: string
  kind: Type
  input: Type
  output: Type
}

/** The procedures in a router, or the one that this is. */
function callsIn(checker: Checker, types: Map<string, Type>, path = ''): Call[] {
  const [router, input, output] = [types.get('procedures'), types.get('inputs'), types.get('outputs')]
  if (!router || !input || !output) throw new Error(`The client has no types of ${path || 'its router'}`)
  const members = fieldsOf(checker, router)
  const definition = members.get('_def')
  if (definition) {
    const kind = fieldsOf(checker, definition).get('type')
    return kind ? [{ path, kind, input, output }] : []
  }
  const [inputs, outputs] = [fieldsOf(checker, input), fieldsOf(checker, output)]
  return [...members].flatMap(([name, procedures]) => {
    const parts = { procedures, inputs: inputs.get(name), outputs: outputs.get(name) }
    const known = Object.entries(parts).flatMap(([key, type]) => (type ? [[key, type] as const] : []))
    return callsIn(checker, new Map(known), path ? `${path}.${name}` : name)
  })
}
