import type { Checker, Type } from 'typescript/unstable/sync'
import { typeComparison } from './compare-types.ts'
import { fieldsOf, typeProgram } from './type-program.ts'

const [BEFORE, NOW] = ['before.d.ts', 'now.d.ts'] as const

/** Every change between two contracts of the client that breaks programs which use the earlier one, a sentence each. */
export function clientBreaks(before: string, now: string): string[] {
  if (before === now) return []
  using program = typeProgram({ [BEFORE]: before, [NOW]: now })
  const { checker, declaredType } = program
  const partsOf = (file: string) => fieldsOf(checker, declaredType(file, 'Client'))
  const [old, kept] = [partsOf(BEFORE), partsOf(NOW)]
  const both = (part: string) => [get(old, part), get(kept, part)] as const
  return [
    ...lostExports(checker, both('exports')),
    ...lostCodes(checker, both('refusal')),
    ...typeComparison(checker)('A refusal', both('refusal'), 'read'),
    ...changedProcedures(checker, both('procedures')),
  ]
}

function lostExports(checker: Checker, entries: readonly [Type, Type]): string[] {
  const [old, kept] = entries.map((type) => fieldsOf(checker, type)) as [Map<string, Type>, Map<string, Type>]
  return [...old].flatMap(([entry, names]) => {
    const exported = new Set(wordsOf(kept.get(entry)))
    return wordsOf(names)
      .filter((name) => !exported.has(name))
      .map((name) => `${entry} no longer exports ${name}`)
  })
}

function lostCodes(checker: Checker, refusals: readonly [Type, Type]): string[] {
  const [old, kept] = refusals.map((type) => wordsOf(fieldsOf(checker, type).get('code'))) as [
    string[],
    string[],
  ]
  return old.filter((code) => !kept.includes(code)).map((code) => `The error code ${code} is gone`)
}

function changedProcedures(checker: Checker, procedures: readonly [Type, Type]): string[] {
  const compare = typeComparison(checker)
  const [old, kept] = procedures.map((type) => fieldsOf(checker, type)) as [
    Map<string, Type>,
    Map<string, Type>,
  ]
  return [...old].flatMap(([path, procedure]) => {
    const same = kept.get(path)
    if (!same) return [`${path} is gone`]
    const [before, now] = [fieldsOf(checker, procedure), fieldsOf(checker, same)]
    const both = (part: string) => [get(before, part), get(now, part)] as const
    const [[was], [is]] = both('kind').map(wordsOf) as [string[], string[]]
    if (was !== is) return [`${path} was a ${was} and is a ${is}`]
    return [
      ...compare(`${path}: the input`, both('input'), 'sent'),
      ...compare(`${path}: the output`, both('output'), 'read'),
    ]
  })
}

function get(fields: Map<string, Type>, name: string): Type {
  const type = fields.get(name)
  if (!type) throw new Error(`The contract of the client has no ${name}`)
  return type
}

/** The texts that a type can be. */
function wordsOf(type: Type | undefined): string[] {
  const members = type?.isUnionType() ? type.getTypes() : type ? [type] : []
  return members.flatMap((member) => (member.isStringLiteralType() ? member.value : []))
}
