import type { HealthFact } from '@tallgrass/contracts'
import type { Instant } from '@tallgrass/domain'
import { differingGroups, readProcessName } from '../surroundings/process-name.ts'

const subject = 'Processes'
/** Until then, an upgrade may be under way. */
const UPGRADE_MS = 15 * 60_000
/** Fewer variables are named one by one. */
const MANY = 4

interface Listed {
  name: string
  since: Instant
}

/** The processes that serve this site by the list of the database; undefined unless there are several. */
export function toProcessesFact(listed: readonly Listed[], now: number): HealthFact | undefined {
  const processes = listed.flatMap(({ name }) => readProcessName(name) ?? [])
  if (processes.length < 2) return undefined
  const versions = [...new Set(processes.map(({ version }) => version))].sort()
  const newest = Math.max(...listed.map(({ since }) => Date.parse(since)))
  const state = now - newest < UPGRADE_MS ? 'note' : 'fault'
  if (versions.length > 1)
    return {
      subject,
      state,
      text: `${processes.length} processes serve this site, with different versions: ${inWords(versions)}.`,
      advice: 'During an upgrade, replace the older ones. Otherwise, find out who started them.',
    }
  const groups = differingGroups(processes)
  if (groups.length > 0)
    return {
      subject,
      state,
      text: `${processes.length} processes serve this site, with different settings for ${inWords(groups.map(described))}.`,
      advice: 'Start all of them with the same settings: otherwise it depends on the process what happens.',
    }
  return {
    subject,
    state: 'good',
    text: `${processes.length} processes serve this site, with the same version and the same settings.`,
  }
}

function described({ name, variables }: ReturnType<typeof differingGroups>[number]): string {
  if (variables.length === 0) return 'other things'
  const named = variables.slice(0, MANY).join(', ')
  return `${name} (${named}${variables.length > MANY ? ' …' : ''})`
}

function inWords(parts: string[]): string {
  return new Intl.ListFormat('en-US').format(parts)
}
