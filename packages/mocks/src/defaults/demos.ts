import type { MocksOf } from './mocks-of.ts'

export const demoMocks: MocksOf<'demos'> = {
  'demos.links': () => ({
    checklistFormUrl: '/checklist-form',
    schedulerUrl: '/schedule',
    emailEnabled: true,
  }),
  'demos.stack': ({ demoId }) => ({
    techStack: `Job queue, language model and calendar link for ${demoId}.`,
  }),
  'demos.joinWaitlist': () => ({ ok: true }),
}
