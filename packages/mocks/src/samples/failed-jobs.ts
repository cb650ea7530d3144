import type { FailedJob } from '@tallgrass/contracts'
import { inDays, mockId } from './moments.ts'

export const failedJobs: FailedJob[] = [
  {
    id: mockId('Job', 1),
    name: 'send-mail',
    data: { mailId: mockId('Mail', 4) },
    error: '550 5.1.1 No such mailbox',
    attempts: 8,
    failedAt: inDays(-11),
  },
]
