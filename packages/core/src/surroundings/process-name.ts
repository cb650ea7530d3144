import { configurationGroups } from './configuration-groups.ts'

/** What the names of all processes begin with. */
export const PROCESS_PREFIX = 'tallgrass/'
/** PostgreSQL cuts longer names off. */
const MAX_LENGTH = 63

export interface ProcessName {
  version: string
  /** A mark for each group of settings: processes with different settings have different ones. */
  marks: string[]
}

/** The name under which the database lists a process that serves the site. */
export function writeProcessName({ marks, version }: ProcessName): string {
  return `${PROCESS_PREFIX}${version}/${marks.join('.')}`.slice(0, MAX_LENGTH)
}

/** Undefined for a name that tells no version. */
export function readProcessName(name: string): ProcessName | undefined {
  const [, version, marks = ''] = /^tallgrass\/([^/]+)(?:\/(.*))?$/.exec(name) ?? []
  return version === undefined ? undefined : { version, marks: marks.split('.') }
}

/** The groups of settings in which processes of the same version differ. */
export function differingGroups(processes: readonly ProcessName[]) {
  return configurationGroups.filter((_, at) =>
    [...Map.groupBy(processes, ({ version }) => version).values()].some(
      (same) => new Set(same.map(({ marks }) => marks[at])).size > 1,
    ),
  )
}
