import { type Checker, SymbolFlags, type Type, TypeFlags, type TypeReference } from 'typescript/unstable/sync'

/** Types of the language that are named, not spelled out. */
const BUILT_IN = new Set(['AsyncIterable', 'Blob', 'Date', 'File', 'FormData', 'ReadableStream'])

/**
 * Spells types out, with the values of unions and the fields of objects in one order, whatever the contracts call them. Only
 * kinds of text keep their names (`Id<"Lead">`), which are collected in `kinds`.
 */
export function typePrinter(checker: Checker) {
  const kinds = new Set<string>()
  const printed = new Map<number, string>()
  const inside = new Set<number>()

  function print(type: Type): string {
    const known = printed.get(type.id)
    if (known !== undefined) return known
    if (inside.has(type.id))
      throw new Error(`${checker.typeToString(type)} contains itself, so it cannot be spelled out`)
    inside.add(type.id)
    const text = spell(type)
    inside.delete(type.id)
    printed.set(type.id, text)
    return text
  }

  function spell(type: Type): string {
    if (type.isUnionType()) return printUnion(type.getTypes())
    if (isKindOfText(type)) return nameOf(type)
    if (checker.isArrayType(type)) return `Array<${printArguments(type)}>`
    if (checker.isTupleType(type)) return `[${printArguments(type)}]`
    const builtIn = type.isObjectType() ? type.getSymbol()?.name : undefined
    if (builtIn !== undefined && BUILT_IN.has(builtIn)) {
      const typeArguments = type.isTypeReference() ? `<${printArguments(type)}>` : ''
      return `${builtIn}${typeArguments}`
    }
    if (type.isObjectType() || type.isIntersectionType()) return printObject(type)
    return checker.typeToString(type)
  }

  function printUnion(members: readonly Type[]): string {
    const texts = new Set(members.map(print))
    if (texts.delete('true') && texts.delete('false')) texts.add('boolean')
    return [...texts].sort().join(' | ')
  }

  function isKindOfText(type: Type): boolean {
    return type.isIntersectionType() && type.getTypes().some(({ flags }) => flags & TypeFlags.String)
  }

  function nameOf(type: Type): string {
    const name = type.getAliasSymbol()?.name
    if (name === undefined)
      throw new Error(`${checker.typeToString(type)} has no name that others can import`)
    kinds.add(name)
    return checker.typeToString(type)
  }

  function printArguments(type: Type): string {
    return checker
      .getTypeArguments(type as TypeReference)
      .map(print)
      .join(', ')
  }

  function printObject(type: Type): string {
    const indexes = checker
      .getIndexInfosOfType(type)
      .map(({ keyType, valueType }) => `[key: ${print(keyType)}]: ${print(valueType)}`)
    const fields = checker
      .getPropertiesOfType(type)
      .map((field) => {
        const mark = field.flags & SymbolFlags.Optional ? '?' : ''
        const value = checker.getTypeOfSymbol(field)
        return `${JSON.stringify(field.name)}${mark}: ${value ? print(value) : 'unknown'}`
      })
      .sort()
    return `{ ${[...indexes, ...fields].join('; ')} }`
  }

  return { print, kinds }
}
