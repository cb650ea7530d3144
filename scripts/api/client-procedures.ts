import { allProcedures } from './all-procedures.ts'
import { asTypes, contractNames } from './contract-names.ts'

const KINDS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const

interface Branch {
  [key: string]: Branch | string[]
}

/**
 * The source of the types of all procedures, by their contracts: for the client, which cannot have the types of the router,
 * because those name the server's and the database's.
 */
export function clientProceduresSource(): string {
  const { expressionOf, imports } = contractNames(asTypes)
  const tree: Branch = {}
  for (const { definition, path } of allProcedures()) {
    const [contract] = definition.inputs
    const input = contract ? expressionOf(contract, `The input of ${path}`) : 'void'
    const output = expressionOf(definition.output, `The output of ${path}`)
    const says = definition.meta?.says
    put(tree, path.split('.'), [
      ...(says ? [`/** ${says}. */`] : []),
      `${KINDS[definition.type]}<${input}, ${output}>`,
    ])
  }
  return [
    '// Written by `npm run check:api -- --write`. Do not edit.',
    ...imports('import type'),
    "import type { z } from 'zod'",
    "import type { Mutation, Query, Subscription } from './procedure.ts'",
    '',
    '/** All procedures, by their routers. */',
    'export type Procedures = {',
    ...linesOf(tree, '  '),
    '}',
    '',
  ].join('\n')
}

function put(branch: Branch, [key = '', ...rest]: string[], leaf: string[]) {
  if (rest.length === 0) {
    branch[key] = leaf
    return
  }
  branch[key] ??= {}
  const next = branch[key]
  if (!Array.isArray(next)) put(next, rest, leaf)
}

function linesOf(branch: Branch, indent: string): string[] {
  return Object.entries(branch).flatMap(([key, value]) => {
    if (!Array.isArray(value)) return [`${indent}${key}: {`, ...linesOf(value, `${indent}  `), `${indent}}`]
    const [type, ...comment] = value.toReversed()
    return [...comment.map((line) => `${indent}${line}`), `${indent}${key}: ${type}`]
  })
}
