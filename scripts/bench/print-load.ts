import type { Quantiles } from './latencies.ts'
import type { LoadFigures } from './load-generator.ts'
import { printTable } from './print-table.ts'

interface PrintedLoad {
  database: string
  users: number
  everySeconds: number
  minutes: number
  figures: LoadFigures
  cpu: { name: string; share: number }[]
  /** Of each process. */
  memory: { when: string; megabytes: number[] }[]
}

export function printLoad({
  cpu,
  database,
  everySeconds,
  figures,
  memory,
  minutes,
  users,
}: PrintedLoad): void {
  const { call, errors, view } = figures
  const count = (n: number) => n.toLocaleString('en-US')
  const perView = (figures.requests / figures.views).toFixed(1)
  const failed = Object.entries(errors).map(([what, calls]) => `${count(calls)} × ${what}`)
  printTable(
    `${database}: ${count(users)} people, a page view of six calls every ${everySeconds} s, for ${minutes} min`,
    ['', 'done', 'p50 ms', 'p90 ms', 'p99 ms', 'max ms'],
    [
      ['views', count(figures.views), ...quantiles(view)],
      ['calls', count(figures.calls), ...quantiles(call)],
      [`HTTP requests (${perView} per view)`, count(figures.requests)],
      ['calls with an error', failed.join(', ') || '0'],
    ],
  )
  printTable(
    `${database}: processors, % of one`,
    cpu.map(({ name }) => name),
    [cpu.map(({ share }) => String(Math.round(share * 100)))],
  )
  printTable(
    `${database}: memory of the server, MB`,
    memory.map(({ when }) => when),
    [memory.map(({ megabytes }) => megabytes.join(' and '))],
  )
}

function quantiles({ max, p50, p90, p99 }: Quantiles): string[] {
  return [p50, p90, p99, max].map((ms) => ms.toFixed(1))
}
