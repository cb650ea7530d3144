import type { z } from 'zod'
import type { Components } from './components.ts'

/** Of a record that does not exist. */
export const EXAMPLE_ID = '01990b6c-7c00-7000-8000-000000000001'

/** Of path parameters, by name. */
const EXAMPLES: Record<string, string> = {
  token: 'TOKEN_OF_THE_LINK',
  name: 'google',
  sha256: 'a'.repeat(64),
}

/** The parameters of a route without a procedure. */
export function toParameters(
  fields: z.ZodObject | undefined,
  place: 'path' | 'query',
  components: Components,
) {
  if (!fields) return []
  const { properties = {}, required = [] } = components.follow(components.refer(fields, 'input'))
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
    ...(place === 'path' && { example: schema.format === 'uuid' ? EXAMPLE_ID : EXAMPLES[name] }),
  }))
}
