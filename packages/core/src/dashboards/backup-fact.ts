import type { HealthFact } from '@tallgrass/contracts'
import { findLastGoodBackup } from '@tallgrass/db'
import type { Instant } from '@tallgrass/domain'
import { type BackupState, readBackupState } from '../backups/read-backup-state.ts'
import type { WholeCtx } from '../ctx.ts'
import { sizeInWords } from './size-in-words.ts'

const subject = 'Backups'
const HOUR_MS = 60 * 60_000

type Backups = { state: BackupState } | { lastByHand: LastGood | undefined }

/** The state of the configured backups; without any, the last one made by hand. */
export async function readBackups(ctx: WholeCtx): Promise<Backups> {
  const state = await readBackupState(ctx)
  return state ? { state } : { lastByHand: await findLastGoodBackup(ctx.db) }
}

/** The last good backup with its age and size. Missing, late and failed ones are faults if backups are configured. */
export function toBackupFact(found: Backups, { isHeld, now }: { isHeld: boolean; now: Date }): HealthFact {
  if ('lastByHand' in found) return toUnplanned(found.lastByHand)
  // The schedule does not run while the site is held, so nothing is late.
  const state = { ...found.state, isHeld, isLate: found.state.isLate && !isHeld }
  const last = state.lastGood ? `${describe(state.lastGood, now)} in ${state.place}.` : ''
  const times = state.lastGood && { lastSuccessAt: state.lastGood.startedAt }
  return toFault(state, last) ?? { ...toGood(state, last), ...times }
}

type LastGood = NonNullable<Awaited<ReturnType<typeof findLastGoodBackup>>>

function toUnplanned(last: LastGood | undefined): HealthFact {
  const text = last
    ? `No backups are made by a schedule. The last one made by hand is in ${last.place}.`
    : 'No backups are configured.'
  const advice = 'Set BACKUP_TO to a folder on another disk, or to a bucket.'
  return { subject, state: 'note', text, advice, ...(last && { lastSuccessAt: last.startedAt }) }
}

type FactState = BackupState & { isHeld: boolean }

function toFault(
  { failed, isHeld, isLate, lastGood, place }: FactState,
  last: string,
): HealthFact | undefined {
  if (!failed && !isLate) return undefined
  const has = last || `There is no good backup in ${place} yet.`
  const why = failed ? ` The last try failed. Reason: ${failed.failure}` : ' The next one is late.'
  return {
    subject,
    state: 'fault',
    text: `${has}${why}`,
    advice: failed
      ? `Fix that, and run npm run backup on the server. Otherwise it is tried again by the schedule${isHeld ? ', after the release' : ''}.`
      : 'Run npm run backup on the server. If that works, background work has stopped: see the server log.',
    ...(lastGood && { lastSuccessAt: lastGood.startedAt }),
    ...(failed && { lastFailureAt: failed.startedAt }),
  }
}

function toGood({ isFolder, isHeld, lastGood, place }: FactState, last: string): HealthFact {
  if (!lastGood)
    return {
      subject,
      state: 'note',
      text: `No backup was made in ${place} yet. The schedule makes the first${isHeld ? ' after the release' : ''}.`,
    }
  if (isFolder && !lastGood.encrypted)
    return {
      subject,
      state: 'note',
      text: `${last} It is not encrypted: anyone who can read it has all your data and keys.`,
      advice: 'Set BACKUP_PASSPHRASE, and keep a copy of the phrase somewhere else.',
    }
  return { subject, state: 'good', text: last }
}

function describe({ bytes, startedAt }: { bytes: number | null; startedAt: Instant }, now: Date): string {
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(startedAt)) / HOUR_MS))
  return `The last backup is ${ageInWords(hours)} old and has ${sizeInWords(bytes ?? 0)}`
}

function ageInWords(hours: number): string {
  if (hours < 1) return 'less than an hour'
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`
  return `${Math.floor(hours / 24)} days`
}
