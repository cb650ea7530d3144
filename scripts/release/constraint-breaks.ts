import type { ConstraintSchema, TableSchema } from './database-schema.ts'

/** Constraints and unique indexes that refuse what was accepted, or that are missing where they are relied on. */
export function constraintBreaks(table: string, old: TableSchema, now: TableSchema): string[] {
  const isKnown = (column: string) => column in old.columns
  const remains = ({ columns }: { columns: string[] }) => columns.every((column) => column in now.columns)
  const place = (columns: string[]) => columns.map((column) => `${table}.${column}`).join(', ')
  const [before, after] = [toRules(old), toRules(now)]
  const added = Object.entries(after).filter(
    ([name, rule]) =>
      (rule.columns.length === 0 || rule.columns.some(isKnown)) && !isAccepted(name, rule, before),
  )
  const lost = Object.entries(before).filter(
    ([name, rule]) => isReliedOn(rule) && remains(rule) && after[name] === undefined,
  )
  return [
    ...added.map(
      ([name, { columns, kind }]) => `The ${kind} ${name} of ${place(columns)} is new or stricter`,
    ),
    ...lost.map(([name, { columns, kind }]) => `The ${kind} ${name} of ${place(columns)} is gone`),
  ]
}

type Rule = Omit<ConstraintSchema, 'kind'> & { kind: ConstraintSchema['kind'] | 'unique index' }

function toRules({ constraints, indexes }: TableSchema): Record<string, Rule> {
  const unique = Object.entries(indexes).filter(([, index]) => index.unique)
  const rules = unique.map(([name, { columns, definition }]): [string, Rule] => [
    name,
    { kind: 'unique index', columns, definition },
  ])
  return { ...constraints, ...Object.fromEntries(rules) }
}

/** True for a rule that was there before, under any name unless code knows the name, and for a check that accepts more. */
function isAccepted(name: string, rule: Rule, before: Record<string, Rule>): boolean {
  if (before[name]?.definition === rule.definition) return true
  if (rule.kind !== 'check' && rule.kind !== 'foreign key') return false
  const others = Object.values(before).filter(({ kind }) => kind === rule.kind)
  return others.some((each) => each.definition === rule.definition || acceptsMore(rule, each))
}

/** A check of a closed set is wider if it has every value of the earlier one. */
function acceptsMore(rule: Rule, earlier: Rule): boolean {
  const [now, before] = [valuesOf(rule), valuesOf(earlier)]
  if (!now || !before || rule.columns.join() !== earlier.columns.join()) return false
  return before.every((value) => now.includes(value))
}

const CLOSED_SET = /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[(.+)\]\)|('(?:[^']|'')*'::text))\)\)$/
const TEXT = /^'(?:[^']|'')*'::text(?:, |$)/

/** The values of `status = ANY (ARRAY['A'::text, …])` or `status = 'A'::text`. */
function valuesOf({ definition }: Rule): string[] | undefined {
  const found = CLOSED_SET.exec(definition)
  const values: string[] = []
  for (let rest = found?.[1] ?? found?.[2] ?? ''; rest !== ''; ) {
    const value = TEXT.exec(rest)?.[0]
    if (value === undefined) return undefined
    values.push(value.replace(/, $/, ''))
    rest = rest.slice(value.length)
  }
  return values.length > 0 ? values : undefined
}

/** Inserts name unique constraints on conflict, and refusals are told apart by them; deletes rely on what cascades. */
function isReliedOn({ definition, kind }: Rule): boolean {
  if (kind === 'check') return false
  return kind !== 'foreign key' || / ON (DELETE|UPDATE) /.test(definition)
}
