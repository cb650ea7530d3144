import { z } from 'zod'

/** The part of JSON Schema that we read. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  anyOf?: JsonSchema[]
  [key: string]: unknown
}

export type Direction = 'input' | 'output'

type Named = z.core.$ZodRegistry<z.core.GlobalMeta>

/** Formats that say as much as the long patterns of the same checks. */
const FORMATS = new Set(['uuid', 'date', 'date-time', 'email'])

/** JSON Schema draft 2020-12, the dialect of OpenAPI 3.1. `metadata` names the parts that go to `$defs`. */
export function toJsonSchema(schema: z.ZodType, io: Direction, metadata?: Named): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => tidy(jsonSchema),
    ...(metadata && { metadata }),
  })
  return json as JsonSchema
}

function tidy(json: z.core.JSONSchema.BaseSchema): void {
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
  if (json.format && FORMATS.has(json.format)) delete json.pattern
  if (json.propertyNames && json.required) nameProperties(json, json.required)
}

/** A record with a value for each of some names is an object with these properties. */
function nameProperties(json: z.core.JSONSchema.BaseSchema, names: string[]): void {
  json.properties = Object.fromEntries(names.map((name) => [name, json.additionalProperties ?? {}]))
  json.additionalProperties = false
  delete json.propertyNames
}
