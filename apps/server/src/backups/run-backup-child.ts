import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { AppError } from '@tallgrass/domain'
import type { BackupAnswer, BackupTask } from './backup-task.ts'

const PROGRAM = fileURLToPath(new URL('backup-child.ts', import.meta.url))

export interface BackupChildren {
  /** Carries out the task in a child process. Throws NOT_READY with its reason. */
  run(task: BackupTask): Promise<{ name: string; bytes: number }>
  /** Ends the child, whose task then fails. */
  stop(): void
}

export function backupChildren(warn: (text: string) => void): BackupChildren {
  let running: ChildProcess | undefined
  return {
    async run(task) {
      // The task, with its secrets, travels by message: arguments and variables can be read by others.
      const child = fork(PROGRAM, { env: {}, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
      running = child
      try {
        child.send(task)
        const answer = await Promise.race([answerOf(child), endOf(child)])
        if ('name' in answer) return answer
        if (answer.unexpected) warn(answer.unexpected)
        throw new AppError('NOT_READY', answer.failure)
      } finally {
        running = undefined
        child.kill('SIGKILL')
      }
    },
    stop: () => void running?.kill('SIGKILL'),
  }
}

async function answerOf(child: ChildProcess): Promise<BackupAnswer> {
  return (await once(child, 'message'))[0]
}

async function endOf(child: ChildProcess): Promise<BackupAnswer> {
  await once(child, 'exit')
  return { failure: 'The process that made the backup was stopped before it was done.' }
}
