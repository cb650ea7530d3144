// What Linux knows of a process.
import { readdirSync, readFileSync } from 'node:fs'

/** How /proc counts processor time, on every usual system. */
const TICKS_PER_SECOND = 100

/** The resident set as the kernel counts it; or the largest that it has been. */
export function residentMegabytes(pid: number | undefined, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const [, kilobytes = '0'] = new RegExp(`${which}:\\s+(\\d+)`).exec(status) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** The processor time that a process has used until now, with all that its children have used. */
export function cpuSeconds(pid: number): number {
  const { children, own } = timesOf(pid)
  const living = childrenOf(pid).map((child) => timesOf(child).own)
  return [...living, children].reduce((sum, ticks) => sum + ticks, own) / TICKS_PER_SECOND
}

export function parentOf(pid: number): number {
  return statOf(pid)[1] ?? 0
}

/** Without those that have ended. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((other) => Number.isInteger(other) && isChild(other, pid))
}

function isChild(other: number, pid: number): boolean {
  try {
    return parentOf(other) === pid
  } catch {
    // It ended while we looked.
    return false
  }
}

function timesOf(pid: number) {
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = statOf(pid).slice(11, 15)
  return { own: user + system, children: childrenUser + childrenSystem }
}

/** The fields behind the program's name, which may hold spaces. */
function statOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
}
