import type { JsonSchema } from '@tallgrass/api/paths/json-schema.ts'
import { rows } from '@tallgrass/api/paths/rows.ts'
import { names } from '@tallgrass/brand'
import { Components } from './components.ts'
import { guidePages } from './guide-pages.ts'
import { type Operation, type OperationFacts, toOperation } from './operation.ts'
import { otherOperations } from './other-operations.ts'
import { errorSchema, Refusals } from './refusals.ts'
import type { ExampleCalls } from './row-examples.ts'
import { answerOf, rowOperation } from './row-operation.ts'
import { signInOperations } from './sign-in-operations.ts'
import { tagGroups, tags } from './tags.ts'
import { uploadOperations } from './upload-operations.ts'
import { webhookOperations } from './webhook-operations.ts'

export type OpenApiDocument = ReturnType<typeof openApiDocument>

const HEADERS = {
  ETag: { description: 'The version of the record, for If-Match.', schema: { type: 'string' } },
  Link: {
    description: 'The address of the next page, with rel="next"; left out on the last page.',
    schema: { type: 'string' },
  },
  Location: { description: 'The address of what was created.', schema: { type: 'string' } },
  UploadOffset: {
    description: 'How many bytes of the file are stored.',
    schema: { type: 'integer', minimum: 0 },
  },
  RetryAfter: {
    description: 'Whole seconds until another try makes sense.',
    schema: { type: 'integer', minimum: 1 },
  },
}

// No operation answers with 405: it is for those that are not here.
const DESCRIPTION = `JSON in, JSON out. The session is a cookie; programs send an API key as \`Authorization: Bearer\`.

The guide explains ${Object.entries(guidePages)
  .map(([name, label]) => `[${label.toLowerCase()}](/api/docs/${name})`)
  .join(', ')}.

- Amounts are text with two decimals, instants are ISO 8601 in UTC, and calendar dates are YYYY-MM-DD.
- A refusal has a code that stays the same: see [errors](/api/docs/errors).
- A path refuses other methods with 405 METHOD_NOT_ALLOWED, and names its own in the Allow header.`

/** The API as OpenAPI 3.1, made from the table and the contracts that answer it. */
export function openApiDocument(calls: ExampleCalls) {
  const components = new Components()
  const refusals = new Refusals()
  components.add('Error', errorSchema)
  const answers = rows.map((row) => answerOf(row, components))
  const facts = [
    ...rows.map((row, place) => rowOperation(row, { answer: answers[place] ?? {}, components, calls })),
    ...otherOperations(components),
    ...uploadOperations(components),
    ...signInOperations(components),
  ]
  const paths = toPaths(facts, refusals)
  const { responses } = refusals
  const webhooks = webhookOperations(components)
  return {
    openapi: '3.1.0',
    info: {
      title: `${names.business} API`,
      version: '1',
      description: DESCRIPTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      contact: { name: names.business },
    },
    servers: [{ url: '/', description: 'This site' }],
    tags,
    'x-tagGroups': tagGroups,
    paths,
    webhooks,
    components: {
      schemas: referenced(components.schemas, { paths, responses, webhooks }),
      responses,
      headers: HEADERS,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-session',
          description: 'Set by signing in. Without HTTPS its name is "session".',
        },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key, which people create in their profile and administrators under API keys. It needs the scope that the operation names. Operations without a scope accept no keys. A key can make 600 requests a minute.',
        },
      },
    },
  }
}

function toPaths(facts: OperationFacts[], refusals: Refusals): Record<string, Record<string, Operation>> {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const each of facts) {
    const operations = paths[each.path] ?? {}
    operations[each.method.toLowerCase()] = toOperation(each, refusals)
    paths[each.path] = operations
  }
  return paths
}

/** The schemas that are referenced, in alphabetical order. */
function referenced(schemas: Record<string, JsonSchema>, from: unknown): Record<string, JsonSchema> {
  const found = new Set<string>()
  const visit = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name)) continue
      found.add(name)
      visit(schemas[name] ?? {})
    }
  }
  visit(from)
  return Object.fromEntries([...found].sort().map((name) => [name, schemas[name] ?? {}]))
}
