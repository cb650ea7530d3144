import type { FailedJob } from '@tallgrass/contracts'
import { inDays, mockId } from './moments.ts'

export const failedJobs: FailedJob[] = [
  {
    id: mockId('job', 1),
    name: 'send-mail',
    data: { mailId: mockId('mail', 4) },
    error: '550 5.1.1 No such mailbox',
    attempts: 8,
    failedAt: inDays(-11),
  },
]
