import type { JsonSchema } from '@tallgrass/api/paths/json-schema.ts'
import type { Row } from '@tallgrass/api/paths/row.ts'
import type { Components } from './components.ts'
import { definitionOf } from './definition-of.ts'
import { type OperationFacts, type Parameter, usualRefusals } from './operation.ts'
import { type ExampleCalls, examplesOf } from './row-examples.ts'
import { tagOf } from './tags.ts'

const IF_MATCH: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  schema: { type: 'string', examples: ['"3"'] },
  description: 'The ETag of the record that was edited. A newer version is refused with CONFLICT.',
}

/** The response schema of a row. Collect all responses before the inputs, so that shared schemas get one name. */
export function answerOf(row: Row, components: Components): JsonSchema {
  return components.refer(row.schema ?? definitionOf(row.procedure).output, 'output')
}

interface RowParts {
  answer: JsonSchema
  components: Components
  calls: ExampleCalls
}

/** The operation of a row, from its procedure, path and options. */
export function rowOperation(row: Row, { answer, calls, components }: RowParts): OperationFacts {
  const { inputs, meta, type } = definitionOf(row.procedure)
  const examples = examplesOf(row, calls)
  const input = inputs[0] ? components.refer(inputs[0], 'input') : undefined
  const { isRequired, names, properties } = fieldsOf(row, input && components.follow(input))
  const hasBody = row.method === 'POST' || row.method === 'PUT'
  const inBody = hasBody ? Object.keys(properties).filter((name) => !names.has(name)) : []
  const hasVersion = row.method === 'PUT' && 'version' in properties
  return {
    method: row.method,
    path: row.path,
    tag: tagOf(row.procedure),
    summary: row.summary ?? meta.says,
    description: `Typed procedure: ${row.procedure}.`,
    access: meta.access,
    scope: meta.scope,
    parameters: [
      ...Object.entries(properties).flatMap(([field, schema]) =>
        parametersOfField({
          field,
          schema,
          row,
          names,
          hasBody,
          isRequired: isRequired(field),
          example: examples.input[field],
        }),
      ),
      ...(hasVersion ? [IF_MATCH] : []),
    ],
    body:
      inBody.length > 0
        ? {
            schema: bodyOf(row, { input, inBody, properties, isRequired }, components),
            required: inBody.some(isRequired),
            example: pick(examples.input, inBody),
          }
        : undefined,
    answer: {
      status: row.status,
      content: { type: 'application/json', schema: answer, example: examples.answer },
      headers: [...row.headers, ...(row.location ? (['Location'] as const) : [])],
    },
    refuses: [
      ...usualRefusals({
        access: meta.access,
        isWrite: row.method !== 'GET',
        hasBody,
        hasInput: Object.keys(properties).length > 0 || row.isStrict,
        namesRecord: names.size > 0,
      }),
      ...row.refuses,
      ...(meta.refuses ?? []),
      ...(meta.needsProof ? (['PROOF_NEEDED'] as const) : []),
    ],
    call: {
      procedure: row.procedure,
      kind: type === 'query' ? 'query' : 'mutate',
      input: inputs[0] ? { ...row.fixed, ...examples.input } : undefined,
    },
  }
}

function pick(fields: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
}

function fieldsOf(row: Row, input: JsonSchema | undefined) {
  const inPath = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [row.params[name] ?? name, name])
  const own = Object.entries(input?.properties ?? {}).filter(([name]) => !(name in row.fixed))
  return {
    /** Fields in the path, with their names there. */
    names: new Map(inPath as [string, string][]),
    properties: Object.fromEntries(own),
    isRequired: (name: string) => (input?.required?.includes(name) ?? false) && !(name in row.defaults),
  }
}

interface Field {
  field: string
  schema: JsonSchema
  row: Row
  names: Map<string, string>
  hasBody: boolean
  isRequired: boolean
  example: unknown
}

function parametersOfField({ example, field, hasBody, isRequired, names, row, schema }: Field): Parameter[] {
  const name = names.get(field)
  const shown = example === undefined ? {} : { example }
  if (name !== undefined) return [{ name, in: 'path', required: true, schema, ...shown }]
  if (hasBody) return []
  const withDefault = field in row.defaults ? { ...schema, default: row.defaults[field] } : schema
  return [{ name: field, in: 'query', required: isRequired, schema: withDefault, ...shown }]
}

interface BodyFields {
  input: JsonSchema | undefined
  inBody: string[]
  properties: Record<string, JsonSchema>
  isRequired(name: string): boolean
}

/** The contract itself, or the part of it that is not in the path. */
function bodyOf(row: Row, fields: BodyFields, components: Components): JsonSchema {
  const { inBody, input, isRequired, properties } = fields
  const all = Object.keys(components.follow(input ?? {}).properties ?? {})
  if (input?.$ref && all.length === inBody.length && Object.keys(row.defaults).length === 0) return input
  const name =
    input?.$ref
      ?.split('/')
      .at(-1)
      ?.replace(/Input$/, '') ?? row.procedure
  const required = inBody.filter(isRequired)
  return components.add(`${name}Body`, {
    type: 'object',
    properties: Object.fromEntries(inBody.map((field) => [field, properties[field]])) as Record<
      string,
      JsonSchema
    >,
    ...(required.length > 0 && { required }),
  })
}
