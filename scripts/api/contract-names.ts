import { messageOf } from '@tallgrass/api'
import * as contracts from '@tallgrass/contracts'
import * as ofAccounts from '@tallgrass/contracts/account'
import * as ofIntegrations from '@tallgrass/contracts/integrations'
import { z } from 'zod'

/** The entries of the contracts package. */
const entries = {
  '@tallgrass/contracts': contracts,
  '@tallgrass/contracts/account': ofAccounts,
  '@tallgrass/contracts/integrations': ofIntegrations,
}

interface Exported {
  name: string
  entry: string
}

/** How a source names contracts: as values or as types. */
interface Dialect {
  named: (name: string) => string
  text: string
  arrayOf: (element: string) => string
  nullable: (inner: string) => string
}

export const asValues: Dialect = {
  named: (name) => name,
  text: 'z.string()',
  arrayOf: (element) => `z.array(${element})`,
  nullable: (inner) => `${inner}.nullable()`,
}

export const asTypes: Dialect = {
  named: (name) => `typeof ${name}`,
  text: 'z.ZodString',
  arrayOf: (element) => `z.ZodArray<${element}>`,
  nullable: (inner) => `z.ZodNullable<${inner}>`,
}

/** Names contracts in a source, and lists the imports that it then needs. */
export function contractNames(dialect: Dialect) {
  const names = new Map<unknown, Exported>()
  for (const [entry, exported] of Object.entries(entries))
    for (const [name, contract] of Object.entries(exported)) names.set(contract, { name, entry })
  const used = new Set<Exported>()

  /** Throws for a contract that the contracts package does not export. */
  function expressionOf(contract: z.ZodType, place: string): string {
    // Procedures wrap their contracts: the prototype of the wrapper is the contract.
    const exported = names.get(contract) ?? names.get(Object.getPrototypeOf(contract))
    if (exported) {
      used.add(exported)
      return dialect.named(exported.name)
    }
    if (contract instanceof z.ZodString) return dialect.text
    if (contract instanceof z.ZodArray)
      return dialect.arrayOf(expressionOf(contract.element as z.ZodType, place))
    if (contract instanceof z.ZodNullable)
      return dialect.nullable(expressionOf(contract.unwrap() as z.ZodType, place))
    const message = messageOf(contract)
    if (message) return expressionOf(message, place)
    throw new Error(`${place} is not exported by @tallgrass/contracts`)
  }

  function imports(keyword: 'import' | 'import type'): string[] {
    const byEntry = [...Map.groupBy(used, ({ entry }) => entry)].sort(([a], [b]) => (a < b ? -1 : 1))
    return byEntry.flatMap(([entry, exported]) => [`${keyword} {`, ...namesOf(exported), `} from '${entry}'`])
  }

  return { expressionOf, imports }
}

function namesOf(exported: Exported[]): string[] {
  return exported
    .map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((name) => `  ${name},`)
}
