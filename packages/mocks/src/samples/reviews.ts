import type { HandIn, Review } from '@tallgrass/contracts'
import { inDays, mockId } from './moments.ts'
import { admin, client } from './people.ts'
import { tasks } from './projects.ts'

const taskId = tasks[0]?.id ?? mockId('Task', 1)

/** What we sent for review, with a note and a link. */
export function sampleHandIn(facts: Partial<HandIn> = {}): HandIn {
  return {
    id: mockId('HandIn', facts.round ?? 1),
    taskId,
    round: 1,
    side: 'ADMIN',
    authorName: admin.name,
    note: 'The greeting says your hours now. Please call the number and listen.',
    links: ['https://example.com/greeting'],
    files: [],
    createdAt: inDays(-2),
    ...facts,
  }
}

/** The client asked for changes. */
export function sampleReview(facts: Partial<Review> = {}): Review {
  return {
    id: mockId('Review', facts.round ?? 1),
    taskId,
    round: 1,
    decision: 'REVISE',
    comment: 'Please say our opening hours, too.',
    reviewerName: client.name,
    reviewedText: 'Draft what the assistant says',
    handIn: null,
    reviewedHash: 'a'.repeat(64),
    createdAt: inDays(-6),
    takenBackAt: null,
    takeBackUntil: null,
    ...facts,
  }
}
