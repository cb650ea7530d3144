import { mkdtempSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '@tallgrass/db'
import { createLatencies } from './latencies.ts'
import type { PortalUser } from './portal-views.ts'
import { preparePortal } from './prepare-portal.ts'
import { printTable } from './print-table.ts'
import { cpuSeconds, residentMegabytes } from './process-figures.ts'
import { startSite } from './running-site.ts'

interface StreamLoad {
  databaseUrl: string
  streams: number
  seconds: number
}

const EVENTS_PER_SECOND = 50
const SETTLE_MS = 15_000
const OPENED_TOGETHER = 50
const GOALS = { kilobytes: 60, p99: 1000 }

/** Measures what open screens cost a process, and how soon they hear of a commit. */
export async function benchStreams({ databaseUrl, seconds, streams }: StreamLoad): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'tallgrass-bench-'))
  const { users } = await preparePortal({ directory, databaseUrl, users: streams })
  const site = await startSite({ directory, databaseUrl })
  const database = await openDatabase({ url: databaseUrl })
  const sent = new Map<string, number>()
  const delivery = createLatencies()
  let received = 0
  const hear = (text: string) => {
    const now = performance.now()
    for (const [, id = ''] of text.matchAll(/"kind":"project","id":"([^"]+)"/g)) {
      const at = sent.get(id)
      if (at === undefined) continue
      received++
      delivery.add(now - at)
    }
  }
  const open: IncomingMessage[] = []
  try {
    await pause(SETTLE_MS)
    const before = residentMegabytes(site.pid)
    for (let from = 0; from < users.length; from += OPENED_TOGETHER) {
      const some = users.slice(from, from + OPENED_TOGETHER)
      open.push(...(await Promise.all(some.map((user) => openStream(site.address, user, hear)))))
    }
    await pause(SETTLE_MS)
    const idle = residentMegabytes(site.pid)
    const projects = users.flatMap(({ projectId }) => projectId ?? [])
    const cpu = cpuSeconds(site.pid)
    const total = seconds * EVENTS_PER_SECOND
    for (let n = 0; n < total; n++) {
      const id = projects[n % projects.length] ?? ''
      sent.set(id, performance.now())
      void database.pool.query('update projects set name = name where id = $1', [id])
      await pause(1000 / EVENTS_PER_SECOND)
    }
    await pause(2000)
    const used = cpuSeconds(site.pid) - cpu
    const after = residentMegabytes(site.pid)
    const { max, p50, p99 } = delivery.quantiles()
    const perStream = ((idle - before) * 1024) / streams
    printTable(
      `${streams} streams, PostgreSQL, ${EVENTS_PER_SECOND} changes a second for ${seconds} s`,
      ['', 'measured', 'goal'],
      [
        ['memory per idle stream', `${perStream.toFixed(0)} KB`, `≤ ${GOALS.kilobytes} KB`],
        ['memory of the process', `${before} → ${idle} → ${after} MB`, ''],
        ['delivery p50', `${p50.toFixed(0)} ms`, ''],
        ['delivery p99', `${p99.toFixed(0)} ms`, `≤ ${GOALS.p99} ms`],
        ['delivery, longest', `${max.toFixed(0)} ms`, ''],
        ['messages received', String(received), ''],
        ['CPU', `${((100 * used) / seconds).toFixed(0)} %`, ''],
      ],
    )
  } finally {
    for (const stream of open) stream.destroy()
    await site.stop()
    await database.close()
    rmSync(directory, { recursive: true })
  }
}

function openStream(
  address: string,
  { cookie }: PortalUser,
  hear: (text: string) => void,
): Promise<IncomingMessage> {
  const url = `${address}/trpc/portal.live?input=${encodeURIComponent('{"age":0}')}`
  const headers = { accept: 'text/event-stream', cookie }
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (stream) => {
      stream.setEncoding('utf8')
      stream.on('data', hear)
      stream.once('data', () => resolve(stream))
      stream.on('error', () => {})
    }).on('error', reject)
  })
}
