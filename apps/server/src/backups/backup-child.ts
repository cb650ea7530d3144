// The program that makes one backup, so that the site's own process is never busy with it. Ends with the site.
import { once } from 'node:events'
import type { BackupAnswer, BackupTask } from './backup-task.ts'
import { carryOutTask } from './carry-out-task.ts'
import { explainFailure } from './explain-failure.ts'

// The start of the next backup, or of the site, removes what is left in the scratch folder.
process.on('disconnect', () => process.exit(1))

const task: BackupTask = (await once(process, 'message'))[0]
const answer: BackupAnswer = await carryOutTask(task).catch(explainFailure)
process.send?.(answer, () => process.exit(0))
