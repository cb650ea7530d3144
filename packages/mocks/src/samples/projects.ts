import type { Agreement, ChecklistItem, Cost, ListedProject, Task, Tool } from '@tallgrass/contracts'
import { type ProjectId, parseMoney } from '@tallgrass/domain'
import { dayIn, inDays, mockId } from './moments.ts'
import { getPerson, organizationOf } from './people.ts'

type ProjectFacts = Pick<ListedProject, 'name' | 'type' | 'status'> &
  Partial<ListedProject> & { client: string; daysAgo: number }

const planned: ProjectFacts[] = [
  {
    name: 'Front desk that never sleeps',
    type: 'Smart AI Setup',
    status: 'ACTIVE',
    client: 'Maren Okafor',
    description: 'Calls after five, answers about lead times, and bookings for the showroom.',
    startDate: dayIn(-21),
    targetEndDate: dayIn(12),
    tasks: 5,
    approvedTasks: 1,
    daysAgo: 24,
  },
  {
    name: 'Tile care courses',
    type: 'Learning Suite: SCORM',
    status: 'REVIEW',
    client: 'Maren Okafor',
    description: 'Four short courses for installers, from the sealing handbook.',
    startDate: dayIn(-60),
    targetEndDate: dayIn(5),
    tasks: 7,
    approvedTasks: 4,
    daysAgo: 66,
  },
  {
    name: 'Estimate follow-up',
    type: 'Automation Pack',
    status: 'COMPLETE',
    client: 'Maren Okafor',
    startDate: dayIn(-140),
    targetEndDate: dayIn(-95),
    tasks: 6,
    approvedTasks: 6,
    daysAgo: 150,
  },
  {
    name: 'Storm season hotline',
    type: 'Smart AI Setup',
    status: 'NEW',
    client: 'Luis Arredondo',
    daysAgo: 2,
  },
  {
    name: 'Safety minutes',
    type: 'Learning Suite: STRIDES',
    status: 'READY',
    client: 'Tom Beckett',
    startDate: dayIn(-45),
    targetEndDate: dayIn(1),
    daysAgo: 47,
  },
  {
    name: 'Wedding cake quotes',
    type: 'Custom Build',
    status: 'ARCHIVED',
    client: 'Aisha Rahman',
    daysAgo: 49,
  },
]

/** Newest first. */
export const projects: ListedProject[] = planned
  .toSorted((a, b) => a.daysAgo - b.daysAgo)
  .map(({ client, daysAgo, ...facts }, index) => ({
    id: mockId('Project', index + 1),
    clientId: getPerson(({ name }) => name === client).id,
    clientName: client,
    organizationId: organizationOf(getPerson(({ name }) => name === client)),
    description: null,
    createdAt: inDays(-daysAgo),
    startDate: null,
    targetEndDate: null,
    version: 1,
    tasks: 0,
    approvedTasks: 0,
    ...facts,
  }))

export function getSampleProject(id: ProjectId): ListedProject | undefined {
  return projects.find((project) => project.id === id)
}

/** The only project with tasks and other parts. */
export const fullProject = projects.find(({ status }) => status === 'ACTIVE') ?? projects[0]
const projectId = fullProject?.id ?? mockId('Project', 1)

type TaskFacts = Pick<Task, 'title' | 'status' | 'owner'> & Partial<Task>

const planOfTasks: TaskFacts[] = [
  {
    title: 'Tell us how calls reach you',
    detail: 'Numbers, mailboxes and forms, and who answers each of them today.',
    status: 'APPROVED',
    owner: 'CLIENT',
    dueDate: dayIn(-15),
    round: 1,
  },
  {
    title: 'Draft what the assistant says',
    detail: 'Greeting, answers, and when it hands over to a person.',
    status: 'READY_FOR_REVIEW',
    owner: 'ADMIN',
    dueDate: dayIn(-1),
    round: 2,
    readyAt: inDays(-2),
  },
  {
    title: 'Write down the questions you answer most often',
    detail: 'Ten are enough, with the exceptions.',
    status: 'IN_PROGRESS',
    owner: 'CLIENT',
    dueDate: dayIn(3),
  },
  {
    title: 'Set up calls and the calendar',
    status: 'CHANGES_REQUESTED',
    owner: 'ADMIN',
    dueDate: dayIn(6),
    round: 1,
  },
  { title: 'Go live and watch the first week', status: 'TODO', owner: 'ADMIN', dueDate: dayIn(12) },
]

export const tasks: Task[] = planOfTasks.map((facts, index) => ({
  id: mockId('Task', index + 1),
  projectId,
  detail: null,
  dueDate: null,
  round: 0,
  readyAt: null,
  createdAt: inDays(-24),
  version: 1,
  ...facts,
}))

const part = (n: number) => ({ projectId, createdAt: inDays(-20 + n), version: 1 })

export const checklist: ChecklistItem[] = [
  { item: 'Missed calls get a text message within a minute', required: true, status: 'PASSED' as const },
  { item: 'Asking for a person always leads to a person', required: true, status: 'PENDING' as const },
  { item: 'Answers are available in Spanish too', required: false, status: 'FAILED' as const },
].map((facts, n) => ({ id: mockId('ChecklistItem', n + 1), ...facts, ...part(n) }))

const nothing = { vendor: null, notes: null, billable: true, reimbursable: false }

export const costs: Cost[] = [
  { ...nothing, label: 'Setup', category: 'SERVICE_FEES' as const, amount: parseMoney('3200.00') },
  {
    ...nothing,
    label: 'Phone number',
    category: 'SUBSCRIPTIONS' as const,
    amount: parseMoney('18.00'),
    vendor: 'Prairie Phone',
    reimbursable: true,
  },
  {
    ...nothing,
    label: 'Drive to the showroom',
    category: 'TRAVEL' as const,
    amount: parseMoney('42.50'),
    billable: false,
    notes: 'Two trips',
  },
].map((facts, n) => ({ id: mockId('Cost', n + 1), ...facts, ...part(n) }))

export const tools: Tool[] = [
  {
    toolName: 'Phone number with text messages',
    vendor: 'Prairie Phone',
    plan: 'Pay as you go',
    transferStatus: 'CONFIGURED' as const,
    setupNotes: 'Registered for text messages.',
  },
  {
    toolName: 'Booking calendar',
    vendor: null,
    plan: null,
    transferStatus: 'PENDING' as const,
    setupNotes: null,
  },
].map((facts, n) => ({ id: mockId('Tool', n + 1), ...facts, ...part(n) }))

export const agreements: Agreement[] = [
  { type: 'SOW' as const, status: 'SENT' as const, daysAgo: 4, signedAtClient: null, countersignedAt: null },
  {
    type: 'MSA' as const,
    status: 'SIGNED_BOTH' as const,
    daysAgo: 25,
    signedAtClient: inDays(-24),
    countersignedAt: inDays(-23),
    price: parseMoney('12000.00'),
  },
].map(({ daysAgo, ...facts }, n) => ({
  id: mockId('Agreement', n + 1),
  clientId: fullProject?.clientId ?? mockId('User', 1),
  clientName: fullProject?.clientName ?? '',
  organizationId: fullProject?.organizationId ?? mockId('Organization', 1),
  projectId,
  projectName: fullProject?.name ?? '',
  createdAt: inDays(-daysAgo),
  documentId: mockId('Document', n + 1),
  url: `/api/esignature-documents/${mockId('Document', n + 1)}/document.pdf`,
  closedAt: null,
  signerId: fullProject?.clientId ?? null,
  signerName: fullProject?.clientName ?? '',
  signingUrl: facts.status === 'SENT' ? `/sign/${mockId('Document', n + 1)}` : null,
  openedAt: null,
  declinedAt: null,
  declineReason: null,
  expiredAt: null,
  withdrawnBy: null,
  withdrawReason: null,
  price: null,
  ...facts,
}))
