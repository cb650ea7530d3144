import { unique } from '@tallgrass/testing'
import type { ProcedureInput, ProcedurePath } from '../src/rest/table.ts'
import type { PreparedWorld } from './prepared-world.ts'
import { PASSWORD } from './test-app.ts'

/** In the middle everywhere. */
export const checklistAnswers = {
  replySpeed: 1,
  leadList: 1,
  followUp: 1,
  missedCalls: 1,
  afterHours: 1,
  phoneAnswers: 1,
  bookingWay: 1,
  reminders: 1,
  reviewAsking: 1,
  reviewReplies: 1,
  profile: 1,
  siteAnswers: 1,
} as const

type ValidCalls = {
  [Path in ProcedurePath]: (world: PreparedWorld) => ProcedureInput<Path> | Promise<ProcedureInput<Path>>
}

const NEW_PASSWORD = 'Sunflower2027'

/** An input of every procedure that is taken by it, when somebody calls who may. */
export const validCalls: ValidCalls = {
  'auth.session': () => {},
  'auth.login': async ({ client }) => ({ email: (await client()).email, password: PASSWORD }),
  'auth.adminLogin': async ({ administrator }) => ({
    username: (await administrator()).email,
    password: PASSWORD,
  }),
  'auth.register': () => ({
    name: 'Maren Okafor',
    email: `maren${unique()}@example.com`,
    password: PASSWORD,
    org: 'Prairie Works',
  }),
  'auth.logout': () => {},
  'auth.changePassword': () => ({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
  'auth.forgotPassword': async ({ client }) => ({ email: (await client()).email }),
  'auth.resetPassword': async ({ resetToken }) => ({ token: await resetToken(), password: NEW_PASSWORD }),
  'auth.invitation': async ({ invitation }) => ({ token: (await invitation()).token }),
  'auth.acceptInvitation': async ({ invitation }) => ({
    token: (await invitation()).token,
    username: `elena${unique()}`,
    password: NEW_PASSWORD,
  }),
  'chat.startSession': () => {},
  'chat.history': async ({ conversation }) => conversation(),
  'chat.send': async ({ conversation }) => ({
    ...(await conversation()),
    message: 'How long does it take to set up?',
  }),
  'chat.createLead': () => ({
    name: 'Maren Okafor',
    email: `maren${unique()}@example.com`,
    company: 'Prairie Works',
    interest: 'smart-ai',
  }),
  'chat.submitChecklist': () => ({
    name: 'Maren Okafor',
    email: `maren${unique()}@example.com`,
    company: 'Prairie Works',
    answers: checklistAnswers,
    consent: true,
  }),
  'demos.links': () => {},
  'demos.joinWaitlist': () => ({
    name: 'Maren Okafor',
    email: `maren${unique()}@example.com`,
    company: 'Prairie Works',
    role: 'Owner',
    useCase: 'Teaching new hires how we answer the phone',
    product: 'tallgrass-scorm',
  }),
  'demos.stack': () => ({ demoId: 'ai-seo' }),
  'admin.users.list': () => ({ search: 'maren', role: 'CLIENT', limit: 5 }),
  'admin.users.counts': () => {},
  'admin.users.changeRole': async ({ client }) => ({ email: (await client()).email, role: 'ADMIN' }),
  'admin.invitations.list': () => ({ limit: 5, show: 'pending' }),
  'admin.invitations.create': () => ({
    firstName: 'Elena',
    lastName: 'Marsh',
    email: `elena${unique()}@example.com`,
    role: 'CLIENT',
  }),
  'admin.invitations.renew': async ({ invitation }) => ({ id: (await invitation()).id }),
  'admin.invitations.cancel': async ({ invitation }) => ({ id: (await invitation()).id }),
  'admin.waitlist.list': () => ({ search: 'maren', product: 'tallgrass-scorm', limit: 5 }),
  'admin.audit.list': () => ({ action: 'session.start', entity: 'session', from: '2026-01-01', limit: 5 }),
  'admin.audit.actions': () => {},
  'admin.outbox.list': () => ({ status: 'failed', limit: 5 }),
  'admin.outbox.settings': () => {},
  'admin.outbox.retry': async ({ failedMail }) => ({ id: (await failedMail()).id }),
  'admin.jobs.listFailed': () => {},
  'admin.jobs.retry': ({ failedJob }) => failedJob(),
}
