interface Schema {
  $ref?: string
  type?: string | string[]
  anyOf?: Schema[]
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

interface Content {
  content?: Record<string, { schema: Schema }>
}

interface Parameter {
  name: string
  in: string
  required: boolean
  schema: Schema
}

interface Operation {
  parameters: Parameter[]
  requestBody?: Content & { required: boolean }
  responses: Record<string, Content>
}

/** The part of an OpenAPI 3.1 document that callers depend on. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** Whether callers send the data or read it. */
type Direction = 'sent' | 'read'

/** Every change that breaks callers of the earlier document, a sentence each. */
export function breakingChanges(before: ApiDocument, after: ApiDocument): string[] {
  const compare = comparison(before, after)
  return Object.entries(before.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, old]) => {
      const call = `${method.toUpperCase()} ${path}`
      const now = after.paths[path]?.[method]
      if (!now) return [`${call} is gone`]
      return [
        ...changedParameters(call, old.parameters, now.parameters, compare),
        ...changedBody(call, old, now, compare),
        ...changedAnswers(call, old, now, compare),
      ]
    }),
  )
}

type Compare = (place: string, schemas: [Schema, Schema], direction: Direction) => string[]

function changedParameters(call: string, old: Parameter[], now: Parameter[], compare: Compare): string[] {
  const at = (list: Parameter[], { in: place, name }: Parameter) =>
    list.find((each) => each.name === name && each.in === place)
  const added = now.filter((each) => each.required && !at(old, each))
  return [
    ...added.map(({ name }) => `${call}: the parameter ${name} is new and required`),
    ...old.flatMap((each) => {
      const place = `${call}: the parameter ${each.name}`
      const kept = at(now, each)
      if (!kept) return [`${place} is gone`]
      if (kept.required && !each.required) return [`${place} is required now`]
      return compare(place, [each.schema, kept.schema], 'sent')
    }),
  ]
}

function changedBody(call: string, old: Operation, now: Operation, compare: Compare): string[] {
  const [before, after] = [old.requestBody, now.requestBody].map(schemaOf)
  if (!after) return before ? [`${call}: the body is gone`] : []
  return [
    ...(now.requestBody?.required && !old.requestBody?.required ? [`${call}: a body is required now`] : []),
    ...(before ? compare(`${call}: the body`, [before, after], 'sent') : []),
  ]
}

function changedAnswers(call: string, old: Operation, now: Operation, compare: Compare): string[] {
  return Object.entries(old.responses).flatMap(([status, answer]) => {
    if (!status.startsWith('2')) return []
    const kept = now.responses[status]
    if (!kept) return [`${call}: the status ${status} is gone`]
    const [before, after] = [schemaOf(answer), schemaOf(kept)]
    return before && after ? compare(`${call}: the answer`, [before, after], 'read') : []
  })
}

function schemaOf(content: Content | undefined): Schema | undefined {
  return Object.values(content?.content ?? {})[0]?.schema
}

/** A schema with the references of its own document resolved. */
interface Side {
  schema: Schema
  types: Set<string>
}

function comparison(before: ApiDocument, after: ApiDocument): Compare {
  const visited = new Set<string>()
  return function compare(place, [old, now], direction): string[] {
    if (old.$ref && now.$ref) {
      const pair = `${old.$ref} ${now.$ref} ${direction}`
      if (visited.has(pair)) return []
      visited.add(pair)
    }
    const sides: [Side, Side] = [sideOf(old, before), sideOf(now, after)]
    const [{ schema: a }, { schema: b }] = sides
    return [
      ...(direction === 'sent' ? narrowed(place, sides) : widened(place, sides)),
      ...changedProperties(place, [a, b], direction, compare),
      ...(a.items && b.items ? compare(`${place}[]`, [a.items, b.items], direction) : []),
    ]
  }
}

function sideOf(schema: Schema, document: ApiDocument): Side {
  const parts = (resolve(schema, document).anyOf ?? [resolve(schema, document)]).map((each) =>
    resolve(each, document),
  )
  const [only, ...others] = parts.filter(({ type }) => type !== 'null')
  const types = parts.flatMap(({ type }) => type ?? []).map((type) => (type === 'integer' ? 'number' : type))
  // A union of several schemas is compared by its types alone.
  return { schema: others.length === 0 ? (only ?? {}) : {}, types: new Set(types) }
}

function resolve(schema: Schema, { components }: ApiDocument): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : (components.schemas[name] ?? {})
}

/** Readers meet values that did not exist before. */
function widened(place: string, [old, now]: [Side, Side]): string[] {
  const isKnown = (type: string) => old.types.size === 0 || old.types.has(type)
  return [...now.types].filter((type) => !isKnown(type)).map((type) => `${place} may be ${type}`)
}

/** Senders meet limits that did not exist before. */
function narrowed(place: string, [old, now]: [Side, Side]): string[] {
  const lost = now.types.size === 0 ? [] : [...old.types].filter((type) => !now.types.has(type))
  const [a, b] = [old.schema, now.schema]
  const isNarrower =
    isBelow(b.maxLength, a.maxLength) ||
    isBelow(b.maximum, a.maximum) ||
    isBelow(negative(b.minLength), negative(a.minLength ?? 0)) ||
    isBelow(negative(b.minimum), negative(a.minimum)) ||
    (b.pattern !== undefined && b.pattern !== a.pattern) ||
    (b.enum !== undefined && a.enum === undefined)
  const names = b.enum ? (a.enum ?? []).filter((value) => !b.enum?.includes(value)) : []
  return [
    ...[...lost, ...names.map(String)].map((value) => `${place} no longer takes ${value}`),
    ...(isNarrower ? [`${place} has narrower limits`] : []),
  ]
}

/** Whether there is an upper limit now, lower than before. */
function isBelow(limit: number | undefined, before: number | undefined): boolean {
  return limit !== undefined && (before === undefined || limit < before)
}

function negative(value: number | undefined): number | undefined {
  return value === undefined ? undefined : -value
}

function changedProperties(
  place: string,
  [old, now]: [Schema, Schema],
  direction: Direction,
  compare: Compare,
): string[] {
  if (!old.properties || !now.properties) return []
  const { properties } = now
  const required = (schema: Schema, name: string) => schema.required?.includes(name) ?? false
  const added = Object.keys(properties).filter((name) => required(now, name) && !required(old, name))
  return [
    ...(direction === 'sent' ? added.map((name) => `${place}: ${name} is required now`) : []),
    ...Object.entries(old.properties).flatMap(([name, schema]) => {
      const kept = properties[name]
      if (!kept) return [`${place}: ${name} is gone`]
      if (direction === 'read' && required(old, name) && !required(now, name))
        return [`${place}: ${name} may be missing`]
      return compare(`${place}: ${name}`, [schema, kept], direction)
    }),
  ]
}
