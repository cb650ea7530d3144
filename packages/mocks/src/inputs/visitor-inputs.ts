import { checklistAnswers } from '@tallgrass/contracts'
import { parseInstant } from '@tallgrass/domain'
import type { SampleInputs } from './sample-inputs-type.ts'
import { CONVERSATION, LEAD, TOKEN } from './sample-values.ts'

/** Of what visitors do. */
export const visitorInputs = {
  'chat.bookCall': {
    name: 'Nadia Fox',
    email: 'nadia@example.com',
    type: 'scorm-demo',
    start: parseInstant('2026-11-24T17:30:00.000Z'),
    timeZone: 'America/Chicago',
    attempt: '2f8e6c1a-9b4d-4f7a-8c3e-5d1b7a9e0f26',
  },
  'chat.booking': { token: TOKEN },
  'chat.cancelBooking': { token: TOKEN },
  'chat.chooseTime': {
    token: TOKEN,
    start: parseInstant('2026-11-24T17:30:00.000Z'),
    timeZone: 'America/Chicago',
  },
  'chat.createBooking': { type: 'scorm-demo', leadId: LEAD },
  'chat.createLead': { name: 'Nadia Fox', email: 'nadia@example.com', company: 'Fox Learning' },
  'chat.history': { sessionId: CONVERSATION },
  'chat.live': { sessionId: CONVERSATION },
  'chat.present': { sessionId: CONVERSATION, isTyping: false },
  'chat.resume': { token: TOKEN },
  'chat.send': { sessionId: CONVERSATION, message: 'What does an AI receptionist cost?' },
  'chat.slots': { type: 'scorm-demo' },
  'chat.submitChecklist': {
    name: 'Nadia Fox',
    email: 'nadia@example.com',
    consent: true,
    answers: checklistAnswers.parse(
      Object.fromEntries(Object.keys(checklistAnswers.shape).map((id) => [id, 1])),
    ),
  },
  'chat.yourData.copy': { token: TOKEN },
  'chat.yourData.delete': { token: TOKEN },
  'chat.yourData.get': { token: TOKEN },
  'demos.joinWaitlist': {
    name: 'Nadia Fox',
    email: 'nadia@example.com',
    company: 'Fox Learning',
    role: 'Trainer',
    useCase: 'Courses for new colleagues',
    product: 'tallgrass-scorm',
  },
  'demos.stack': { demoId: 'ai-seo' },
} satisfies Partial<SampleInputs>
