import { readFileSync } from 'node:fs'
import { signInOutcomes } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { gauges } from './gauges.ts'
import { type Instrument, instruments } from './instruments.ts'

const file = new URL('../../../../scripts/deploy/prometheus-alerts.yaml', import.meta.url)
const lines = readFileSync(file, 'utf8').split('\n')

/** The expressions of the rules, also those of several lines. */
const expressions = lines.flatMap((line, at) => {
  const [, inline] = /^ +expr: (.+)$/.exec(line) ?? []
  if (inline === undefined) return []
  if (inline !== '|') return [inline]
  const rest = lines.slice(at + 1)
  return [
    rest
      .slice(
        0,
        rest.findIndex((one) => !one.startsWith('          ')),
      )
      .join(' '),
  ]
})

/** As Prometheus names the series of a metric. */
function seriesOf({ buckets, name }: Pick<Instrument, 'buckets' | 'name'>): string[] {
  return buckets ? ['_bucket', '_count', '_sum'].map((suffix) => name + suffix) : [name]
}

const labelsOf = new Map<string, readonly string[]>([
  ...Object.values(instruments).flatMap((instrument: Instrument) =>
    seriesOf(instrument).map((name): [string, string[]] => [name, [...instrument.labels, 'le']]),
  ),
  ...gauges.map(({ labels = [], name }): [string, readonly string[]] => [name, labels]),
])

test('each rule has an expression, a summary and an action', () => {
  const rules = lines.filter((line) => /^ +- alert: /.test(line))
  expect(rules.length).toBeGreaterThan(10)
  expect(expressions).toHaveLength(rules.length)
  for (const part of ['summary', 'action'])
    expect(
      lines.filter((line) => line.trim().startsWith(`${part}: `)),
      part,
    ).toHaveLength(rules.length)
})

test('rules name only metrics that exist, with labels that these have', () => {
  for (const expression of expressions) {
    const used = [...expression.matchAll(/\b(tallgrass_\w+)(?:\{([^}]*)\})?/g)]
    if (!expression.startsWith('up{')) expect(used, expression).not.toEqual([])
    for (const [, name = '', matchers = ''] of used) {
      expect([...labelsOf.keys()], expression).toContain(name)
      const labels = [...matchers.matchAll(/(\w+)!?=~?"/g)].map(([, label]) => label)
      for (const label of labels) expect(labelsOf.get(name), expression).toContain(label)
    }
  }
})

test('rules compare labels with values that occur', () => {
  const buckets = Object.values(instruments).flatMap((instrument: Instrument) => instrument.buckets ?? [])
  const values: Record<string, readonly string[]> = {
    status: ['5xx'],
    state: ['used', 'idle'],
    le: buckets.map(String),
    outcome: ['done', 'failed', 'accepted', 'refused', ...signInOutcomes],
    part: ['Email'],
    job: ['tallgrass'],
  }
  const compared = [...expressions.join(' ').matchAll(/(\w+)!?=~?"([^"]*)"/g)]
  expect(compared.length).toBeGreaterThan(5)
  for (const [text, label = '', value = ''] of compared) expect(values[label], text).toContain(value)
})

test('a gauge is taken once, whatever the number of processes', () => {
  const once = /(max|min)(?: by \(\w+\))? ?\((?:\w+\()?$/
  for (const expression of expressions)
    for (const { name } of gauges)
      for (const before of expression.split(new RegExp(`${name}\\b`)).slice(0, -1))
        expect(before, expression).toMatch(once)
})

test('every gauge of the site is named by a rule or only informs', () => {
  const informs = [
    'tallgrass_build_info',
    'tallgrass_streams_open',
    'tallgrass_jobs_waiting',
    'tallgrass_mails_waiting',
    'tallgrass_sessions',
  ]
  const unnamed = gauges.map(({ name }) => name).filter((name) => !expressions.join(' ').includes(name))
  expect(unnamed.sort()).toEqual(informs.sort())
})
