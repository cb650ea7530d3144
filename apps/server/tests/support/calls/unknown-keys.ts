import type { JsonSchema } from '@tallgrass/api/paths/json-schema.ts'

/** The paths in a response that its schema does not define, such as '/items/0/passwordHash'. */
export function unknownKeys(value: unknown, schema: JsonSchema, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const variants = schema.anyOf ?? (schema.oneOf as JsonSchema[] | undefined)
  if (variants) return closest(variants.map((one) => unknownKeys(value, one, at)))
  if (Array.isArray(value)) {
    const items = (schema.items ?? {}) as JsonSchema
    return value.flatMap((item, n) => unknownKeys(item, items, `${at}/${n}`))
  }
  // A record may have any keys.
  if (typeof schema.additionalProperties === 'object') return []
  return Object.entries(value).flatMap(([key, field]) => {
    const known = schema.properties?.[key]
    return known ? unknownKeys(field, known, `${at}/${key}`) : [`${at}/${key}`]
  })
}

function closest(candidates: string[][]): string[] {
  return candidates.toSorted((a, b) => a.length - b.length)[0] ?? []
}
