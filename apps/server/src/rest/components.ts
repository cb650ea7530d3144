import { type Direction, type JsonSchema, toJsonSchema } from '@tallgrass/api/paths/json-schema.ts'
import * as contracts from '@tallgrass/contracts'
import * as ofAccounts from '@tallgrass/contracts/account'
import * as ofIntegrations from '@tallgrass/contracts/integrations'
import { z } from 'zod'

const IN_DEFINITIONS = '#/$defs/'
const IN_COMPONENTS = '#/components/schemas/'

/** Names each contract after its export: `project` becomes `Project`. */
class NamedContracts extends z.core.$ZodRegistry<z.core.GlobalMeta> {
  readonly #names = new Map<unknown, string>()

  constructor() {
    super()
    for (const [name, contract] of Object.entries({ ...contracts, ...ofAccounts, ...ofIntegrations })) {
      if (contract instanceof z.ZodType && !this.#names.has(contract)) {
        this.#names.set(contract, `${name.charAt(0).toUpperCase()}${name.slice(1)}`)
      }
    }
  }

  override get<Schema extends z.core.$ZodType>(schema: Schema) {
    // Procedures wrap their contracts: the prototype of the wrapper is the contract.
    const id = this.#names.get(schema) ?? this.#names.get(Object.getPrototypeOf(schema))
    return { ...z.globalRegistry.get(schema), ...(id && { id }) } as ReturnType<
      typeof z.globalRegistry.get<Schema>
    >
  }
}

/** Collects the named schemas of a document. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {}
  readonly #registry = new NamedContracts()
  readonly #definitions: Record<Direction, Map<string, JsonSchema>> = { input: new Map(), output: new Map() }

  /** The schema, with references in place of its named parts. */
  refer(schema: z.ZodType, io: Direction): JsonSchema {
    const { $defs = {}, ...json } = toJsonSchema(schema, io, this.#registry)
    const definitions = Object.entries($defs as Record<string, JsonSchema>)
    for (const [name, definition] of definitions) this.#definitions[io].set(name, definition)
    const rename = (name: string) => this.#nameOf(name, io)
    for (const [name, { id: _, ...definition }] of definitions) {
      this.schemas[rename(name)] = withReferences(definition, rename)
    }
    return withReferences(json, rename)
  }

  /** Resolves a reference; returns other schemas unchanged. */
  follow(schema: JsonSchema): JsonSchema {
    return schema.$ref?.startsWith(IN_COMPONENTS)
      ? (this.schemas[schema.$ref.slice(IN_COMPONENTS.length)] ?? {})
      : schema
  }

  add(name: string, schema: JsonSchema): JsonSchema {
    this.schemas[name] = schema
    return { $ref: `${IN_COMPONENTS}${name}` }
  }

  /** An input schema differs from the output schema if callers may omit fields; it then gets its own name. */
  #nameOf(name: string, io: Direction): string {
    return io === 'input' && this.#differs(name, new Set()) ? `${name}Input` : name
  }

  #differs(name: string, seen: Set<string>): boolean {
    const answered = this.#definitions.output.get(name)
    const sent = this.#definitions.input.get(name)
    if (!answered || !sent || seen.has(name)) return false
    seen.add(name)
    return (
      JSON.stringify(answered) !== JSON.stringify(sent) ||
      referencesIn(sent).some((each) => this.#differs(each, seen))
    )
  }
}

function referencesIn(schema: JsonSchema): string[] {
  return [...JSON.stringify(schema).matchAll(/"\$ref":"#\/\$defs\/(\w+)"/g)].map(([, name = '']) => name)
}

function withReferences(schema: JsonSchema, rename: (name: string) => string): JsonSchema {
  const text = JSON.stringify(schema, (key, value) =>
    key === '$ref' ? `${IN_COMPONENTS}${rename(String(value).slice(IN_DEFINITIONS.length))}` : value,
  )
  return JSON.parse(text) as JsonSchema
}
