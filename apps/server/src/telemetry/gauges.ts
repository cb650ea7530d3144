import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Services } from '@tallgrass/core'
import { PRODUCT_VERSION } from '../product-version.ts'
import { type StoredReading, storedReader } from './stored-reading.ts'

const LAG_RESOLUTION_MS = 20

export type Labels = Record<string, string>

export interface Reading {
  pool: Services['database']['pool']
  streams: number
  /** The longest in a hundred waits of the event loop since the last reading. */
  lagSeconds: number
  now: Date
  /** Undefined while the database does not answer. */
  stored: StoredReading | undefined
}

export interface Gauge {
  name: string
  help: string
  /** The names of the labels, if any. */
  labels?: readonly string[]
  /** No values for what is unknown: it must not look like zero. */
  read(reading: Reading): { labels?: Labels; value: number }[]
}

/** Reads what all gauges show. */
export function gaugeReader(services: Services): { read(): Promise<Reading>; close(): void } {
  const readStored = storedReader(services)
  const { changes, clock, database } = services
  const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS })
  lag.enable()
  return {
    async read() {
      const stored = await readStored()
      // The timer that measures it waits for its own interval, too.
      const lagSeconds = Math.max(0, lag.percentile(99) / 1e9 - LAG_RESOLUTION_MS / 1000)
      lag.reset()
      return { stored, pool: database.pool, streams: changes.openStreams, lagSeconds, now: clock() }
    },
    close: () => void lag.disable(),
  }
}

function one(name: string, help: string, read: (reading: Reading) => number | null | undefined): Gauge {
  return {
    name,
    help,
    read(reading) {
      const value = read(reading)
      return value === undefined || value === null ? [] : [{ value }]
    },
  }
}

/** Of this process. */
const ofProcess: Gauge[] = [
  {
    name: 'tallgrass_build_info',
    help: 'The version that this process runs.',
    labels: ['version', 'node'],
    read: () => [{ labels: { version: PRODUCT_VERSION, node: process.version }, value: 1 }],
  },
  one('tallgrass_database_up', 'Whether the database answered this process.', ({ stored }) =>
    stored ? 1 : 0,
  ),
  {
    name: 'tallgrass_pool_connections',
    help: 'Connections of this process to the database.',
    labels: ['state'],
    read: ({ pool }) => [
      { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
    ],
  },
  one('tallgrass_pool_max', 'Connections that this process may open.', ({ pool }) => pool.options.max),
  one('tallgrass_pool_waiting', 'Statements that wait for a connection.', ({ pool }) => pool.waitingCount),
  one(
    'tallgrass_event_loop_lag_seconds',
    'How long work of this process waits, at worst.',
    ({ lagSeconds }) => lagSeconds,
  ),
  one(
    'tallgrass_streams_open',
    'Open screens that follow changes at this process.',
    ({ streams }) => streams,
  ),
]

/** The same for all processes. */
const ofSite: Gauge[] = [
  one(
    'tallgrass_jobs_waiting',
    'Jobs that are due or wait for a retry.',
    ({ stored }) => stored?.queue.waiting,
  ),
  one(
    'tallgrass_jobs_retrying',
    'Jobs that failed and wait for a retry.',
    ({ stored }) => stored?.queue.retrying,
  ),
  one(
    'tallgrass_jobs_oldest_seconds',
    'How long the oldest due job has been waiting.',
    ({ now, stored }) => stored && secondsSince(stored.queue.oldest, now),
  ),
  one('tallgrass_mails_waiting', 'Messages that wait to be sent.', ({ stored }) => stored?.mails.waiting),
  one(
    'tallgrass_mails_failed',
    'Messages in the outbox that were given up.',
    ({ stored }) => stored?.mails.failed,
  ),
  one(
    'tallgrass_mails_oldest_seconds',
    'How long the oldest unsent message has been waiting.',
    ({ now, stored }) => stored && secondsSince(stored.mails.oldest, now),
  ),
  one('tallgrass_sessions', 'Sessions of people who are signed in.', ({ stored }) => stored?.sessions),
  one('tallgrass_database_bytes', 'The size of the database.', ({ stored }) => stored?.databaseBytes),
  one(
    'tallgrass_backup_age_seconds',
    'The age of the last good backup; missing if there is none.',
    ({ now, stored }) => stored?.backupAt && secondsSince(stored.backupAt, now),
  ),
  {
    name: 'tallgrass_health_fault',
    help: 'For each part of System Health, whether it is a problem.',
    labels: ['part'],
    read: ({ stored }) =>
      (stored?.health ?? []).map(({ isFault, subject }) => ({
        labels: { part: subject },
        value: isFault ? 1 : 0,
      })),
  },
]

export const gauges: readonly Gauge[] = [...ofProcess, ...ofSite]

/** Zero if nothing waits. */
function secondsSince(at: Date | string | null, now: Date): number {
  return at === null ? 0 : Math.max(0, (now.getTime() - new Date(at).getTime()) / 1000)
}
