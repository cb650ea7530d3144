import { appRouter, messageOf } from '@tallgrass/api'
import * as contracts from '@tallgrass/contracts'
import * as ofAccounts from '@tallgrass/contracts/account'
import { z } from 'zod'

/** The entries of the contracts package. */
const entries = { '@tallgrass/contracts': contracts, '@tallgrass/contracts/account': ofAccounts }

interface Exported {
  name: string
  entry: string
}

interface Definition {
  inputs: z.ZodType[]
  output: z.ZodType
}

/**
 * The source of a table with the contracts of every procedure, by its name: for mocks, which run in browsers and cannot
 * load the router. Throws for a contract that the contracts package does not export.
 */
export function procedureContractsSource(): string {
  const names = new Map<unknown, Exported>()
  for (const [entry, exported] of Object.entries(entries))
    for (const [name, contract] of Object.entries(exported)) names.set(contract, { name, entry })
  const used = new Set<Exported>()

  function expressionOf(contract: z.ZodType, place: string): string {
    // Procedures wrap their contracts: the prototype of the wrapper is the contract.
    const exported = names.get(contract) ?? names.get(Object.getPrototypeOf(contract))
    if (exported) {
      used.add(exported)
      return exported.name
    }
    if (contract instanceof z.ZodString) return 'z.string()'
    if (contract instanceof z.ZodArray)
      return `z.array(${expressionOf(contract.element as z.ZodType, place)})`
    if (contract instanceof z.ZodNullable)
      return `${expressionOf(contract.unwrap() as z.ZodType, place)}.nullable()`
    const message = messageOf(contract)
    if (message) return expressionOf(message, place)
    throw new Error(`${place} is not exported by @tallgrass/contracts`)
  }

  const procedures = Object.entries(
    appRouter._def.procedures as unknown as Record<string, { _def: Definition }>,
  ).sort(([a], [b]) => (a < b ? -1 : 1))
  const lines = procedures.map(([path, { _def }]) => {
    const [input] = _def.inputs
    const output = expressionOf(_def.output, `The output of ${path}`)
    const fields = [
      ...(input ? [`input: ${expressionOf(input, `The input of ${path}`)}`] : []),
      `output: ${output}`,
    ]
    return `  '${path}': { ${fields.join(', ')} },`
  })
  const imports = [...Map.groupBy(used, ({ entry }) => entry)].sort(([a], [b]) => (a < b ? -1 : 1))
  return [
    '// Written by `npm run check:api -- --write`. Do not edit.',
    ...imports.flatMap(([entry, exported]) => ['import {', ...namesOf(exported), `} from '${entry}'`]),
    "import { z } from 'zod'",
    '',
    '/** The input and output contracts of each procedure. */',
    'export const procedureContracts = {',
    ...lines,
    '}',
    '',
  ].join('\n')
}

function namesOf(exported: Exported[]): string[] {
  return exported
    .map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((name) => `  ${name},`)
}
