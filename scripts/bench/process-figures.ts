// Figures of a process, from Linux's /proc.
import { readdirSync, readFileSync } from 'node:fs'

/** The unit of CPU time in /proc, on all common systems. */
const TICKS_PER_SECOND = 100

/** The resident set size (VmRSS), or its peak (VmHWM). */
export function residentMegabytes(pid: number | undefined, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const [, kilobytes = '0'] = new RegExp(`${which}:\\s+(\\d+)`).exec(status) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** The CPU time used so far by a process and its children. */
export function cpuSeconds(pid: number): number {
  const { children, own } = timesOf(pid)
  const living = childrenOf(pid).map((child) => timesOf(child).own)
  return [...living, children].reduce((sum, ticks) => sum + ticks, own) / TICKS_PER_SECOND
}

export function parentOf(pid: number): number {
  return statOf(pid)[1] ?? 0
}

/** Only children that are still running. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((other) => Number.isInteger(other) && isChild(other, pid))
}

function isChild(other: number, pid: number): boolean {
  try {
    return parentOf(other) === pid
  } catch {
    // The process has just ended.
    return false
  }
}

function timesOf(pid: number) {
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = statOf(pid).slice(11, 15)
  return { own: user + system, children: childrenUser + childrenSystem }
}

/** The fields after the program's name, which may contain spaces. */
function statOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
}
