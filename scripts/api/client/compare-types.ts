import {
  type Checker,
  NodeBuilderFlags,
  SymbolFlags,
  type Type,
  TypeFlags,
  type TypeReference,
} from 'typescript/unstable/sync'

/** Whether callers send the data or read it. */
export type Direction = 'sent' | 'read'

/** The types of the same data before and now. */
type Pair = readonly [old: Type, now: Type]

const ABSENT = TypeFlags.Undefined | TypeFlags.Void

/**
 * Finds what breaks callers who know the old type, a sentence for each change: what they send has to fit the new type, and
 * what they read the old one, which TypeScript decides. What they may leave out, and need not read, breaks no one.
 */
export function typeComparison(checker: Checker) {
  return compare

  function compare(place: string, pair: Pair, direction: Direction): string[] {
    if (isSame(pair)) return []
    const [old, now] = pair.map(membersOf) as [Type[], Type[]]
    const pairs = old.flatMap((member) => {
      const counterpart = counterpartOf(member, now)
      return counterpart ? [[member, counterpart] as const] : []
    })
    const inside = pairs.flatMap((each) => comparePair(place, each, direction))
    const [from, to, side] = direction === 'sent' ? [old, pair[1], 0] : [now, pair[0], 1]
    const unfit = from.filter(
      (member) =>
        !checker.isTypeAssignableTo(member, to) &&
        // Said already, of the field that does not fit.
        !(inside.length > 0 && pairs.some((each) => each[side] === member)),
    )
    return [...inside, ...unfit.map((member) => `${place} ${unfitWords(member, direction)}`)]
  }

  function unfitWords(type: Type, direction: Direction): string {
    if (type.flags & ABSENT) return direction === 'sent' ? 'is required now' : 'may be missing'
    const text = checker.typeToString(type)
    return direction === 'sent' ? `no longer takes ${text}` : `may be ${text}`
  }

  function isSame([old, now]: Pair): boolean {
    const [before, after] = [old, now].map((type) =>
      checker.typeToString(type, undefined, NodeBuilderFlags.NoTruncation),
    )
    return before === after
  }

  /** What the old member of a union became, unless several could be. */
  function counterpartOf(member: Type, now: Type[]): Type | undefined {
    const shape = shapeOf(member)
    if (!shape) return undefined
    const same = now.filter((each) => shapeOf(each) === shape && !areToldApart(member, each))
    const [only, ...others] = same
    return others.length === 0 ? only : same.find((each) => isSame([member, each]))
  }

  /** True if a field has one value here and another one there. */
  function areToldApart(a: Type, b: Type): boolean {
    const values = new Map(literalsOf(b))
    return literalsOf(a).some(([name, value]) => values.has(name) && values.get(name) !== value)
  }

  function literalsOf(type: Type): [name: string, value: string][] {
    return checker.getPropertiesOfType(type).flatMap((field) => {
      const value = checker.getTypeOfSymbol(field)
      return value?.isLiteralType() ? [[field.name, checker.typeToString(value)]] : []
    })
  }

  /** Types of one shape are compared by their parts. Undefined for text, numbers and the like. */
  function shapeOf(type: Type): string | undefined {
    if (!type.isObjectType()) return undefined
    return type.isTypeReference() ? type.getSymbol()?.name : 'object'
  }

  function comparePair(place: string, [old, now]: Pair, direction: Direction): string[] {
    if (!old.isTypeReference()) return compareObjects(place, [old, now], direction)
    const [before, after] = [old, now].map((type) => checker.getTypeArguments(type as TypeReference))
    return (before ?? []).flatMap((part, index) => {
      const kept = after?.[index]
      return kept ? compare(`${place}[]`, [part, kept], direction) : []
    })
  }

  function compareObjects(place: string, [old, now]: Pair, direction: Direction): string[] {
    const [fields, kept] = [old, now].map(fieldsIn) as [Map<string, Field>, Map<string, Field>]
    const added = [...kept].filter(([name, { optional }]) => !fields.has(name) && !optional)
    return [
      ...(direction === 'sent' ? added.map(([name]) => `${place}: ${name} is required now`) : []),
      ...[...fields].flatMap(([name, field]) => {
        const same = kept.get(name)
        if (!same) return [`${place}: ${name} is gone`]
        if (direction === 'sent' && field.optional && !same.optional)
          return [`${place}: ${name} is required now`]
        if (direction === 'read' && !field.optional && same.optional)
          return [`${place}: ${name} may be missing`]
        return compare(`${place}: ${name}`, [field.type, same.type], direction)
      }),
    ]
  }

  interface Field {
    type: Type
    optional: boolean
  }

  function fieldsIn(type: Type): Map<string, Field> {
    const fields = checker.getPropertiesOfType(type).map((field) => {
      const optional = (field.flags & SymbolFlags.Optional) !== 0
      return [field.name, { type: checker.getTypeOfSymbol(field), optional }] as const
    })
    const indexed = checker
      .getIndexInfosOfType(type)
      .map(({ valueType }) => ['[any key]', { type: valueType, optional: true }] as const)
    return new Map(
      [...fields, ...indexed].flatMap(([name, { optional, type: value }]) =>
        value ? [[name, { type: value, optional }]] : [],
      ),
    )
  }
}

function membersOf(type: Type): readonly Type[] {
  return type.isUnionType() ? type.getTypes() : [type]
}
