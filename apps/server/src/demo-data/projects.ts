import type { CreateCostInput } from '@tallgrass/contracts'
import type {
  AcceptanceStatus,
  ProjectStatus,
  ProjectType,
  TaskStatus,
  TransferStatus,
  Unparsed,
} from '@tallgrass/domain'

export interface DemoProject {
  /** The client. */
  email: string
  name: string
  type: ProjectType
  description: string
  /** When it was created; it starts three days later and is due `dueIn` days from now. */
  daysAgo: number
  dueIn: number
  status: ProjectStatus
  /** The status of the first tasks of its template; the others are to do. */
  tasks: TaskStatus[]
  checklist: AcceptanceStatus[]
  tools: TransferStatus[]
  costs: (Pick<CreateCostInput, 'label' | 'category'> & { amount: Unparsed })[]
  /** The client's comments when they asked for changes, by task index; each adds an earlier review round. */
  remarks?: Record<number, string>
  /** What went with a task when it was first sent for review, by task index. */
  handIns?: Record<number, { note: string; links: string[] }>
  /** The task whose approval was taken back. */
  takenBack?: number
}

/** The projects of the demo data, in every status. */
export const demoProjects: DemoProject[] = [
  {
    email: 'client@tallgrass.example',
    name: 'Estimate follow-up',
    type: 'Automation Pack',
    description: 'No one who asks for an estimate is forgotten: three friendly messages, and then a call.',
    daysAgo: 150,
    dueIn: -96,
    // Its completion sign-off moves it to COMPLETE.
    status: 'READY',
    tasks: ['APPROVED', 'APPROVED', 'APPROVED', 'APPROVED', 'APPROVED', 'APPROVED', 'APPROVED'],
    checklist: ['PASSED', 'PASSED', 'PASSED', 'PASSED', 'PASSED', 'FAILED'],
    tools: ['TRANSFERRED', 'TRANSFERRED'],
    costs: [
      { label: 'Three automations', category: 'SERVICE_FEES', amount: '3900.00' },
      { label: 'Automation platform, first quarter', category: 'SUBSCRIPTIONS', amount: '87.00' },
    ],
    remarks: { 3: 'The second message sounds pushy. Could it ask whether they have questions instead?' },
  },
  {
    email: 'client@tallgrass.example',
    name: 'Installer courses',
    type: 'Learning Suite: SCORM',
    description: 'Four short courses from the sealing handbook, for installers in their first month.',
    daysAgo: 66,
    dueIn: 5,
    status: 'REVIEW',
    tasks: ['APPROVED', 'APPROVED', 'APPROVED', 'APPROVED', 'READY_FOR_REVIEW', 'READY_FOR_REVIEW', 'TODO'],
    checklist: ['PASSED', 'PASSED', 'PENDING', 'FAILED'],
    tools: ['CONFIGURED', 'PENDING'],
    costs: [
      { label: 'Course design', category: 'SERVICE_FEES', amount: '5400.00' },
      { label: 'Learning platform, ten seats', category: 'SUBSCRIPTIONS', amount: '129.00' },
      { label: 'A day of filming at the warehouse', category: 'TRAVEL', amount: '64.80' },
    ],
    remarks: { 3: 'Lesson two calls our grout by the old name. Please use the one on the new bags.' },
  },
  {
    email: 'client@tallgrass.example',
    name: 'Front desk after hours',
    type: 'Smart AI Setup',
    description: 'Calls after five, answers about lead times, and bookings for the showroom.',
    daysAgo: 24,
    dueIn: 12,
    status: 'ACTIVE',
    tasks: ['APPROVED', 'IN_PROGRESS', 'READY_FOR_REVIEW', 'CHANGES_REQUESTED'],
    checklist: ['PASSED', 'PENDING', 'FAILED'],
    tools: ['CONFIGURED', 'PENDING'],
    costs: [
      { label: 'Setup', category: 'SERVICE_FEES', amount: '3200.00' },
      { label: 'Phone number and text messages', category: 'SUBSCRIPTIONS', amount: '18.50' },
    ],
    remarks: {
      2: 'It should not promise a delivery day. We never do that before the tiles are in the warehouse.',
      3: 'Saturday bookings landed in my private calendar. They belong in the one of the showroom.',
    },
    handIns: {
      2: {
        note: 'The greeting and the first ten answers. Please read them aloud once, and mind the part about lead times.',
        links: ['https://tallgrass.example/drafts/front-desk-greeting'],
      },
    },
    takenBack: 2,
  },
  {
    email: 'client2@tallgrass.example',
    name: 'Storm season hotline',
    type: 'Smart AI Setup',
    description: 'When hail comes, two hundred people call on one morning. Each of them gets an answer.',
    daysAgo: 2,
    dueIn: 40,
    status: 'NEW',
    tasks: [],
    checklist: [],
    tools: [],
    costs: [],
  },
  {
    email: 'client2@tallgrass.example',
    name: 'Photo reports',
    type: 'Custom Build',
    description: 'Roof photos go from the ladder into a report that an insurer accepts.',
    daysAgo: 84,
    dueIn: -6,
    status: 'READY',
    tasks: ['APPROVED', 'APPROVED', 'APPROVED', 'APPROVED', 'APPROVED', 'APPROVED', 'APPROVED'],
    checklist: ['PASSED', 'PASSED', 'PASSED', 'PASSED', 'PENDING'],
    tools: ['TRANSFERRED', 'CONFIGURED'],
    costs: [
      { label: 'Design and build', category: 'SERVICE_FEES', amount: '11800.00' },
      { label: 'Hosting, one year', category: 'SUBSCRIPTIONS', amount: '216.00' },
      { label: 'Sample reports, printed', category: 'MISC', amount: '38.40' },
    ],
  },
  {
    email: 'tom@beckettlandscape.example',
    name: 'Safety minutes',
    type: 'Learning Suite: STRIDES',
    description: 'Five minutes before the trucks leave the yard, in English and in Spanish.',
    daysAgo: 40,
    dueIn: 3,
    status: 'ACTIVE',
    tasks: ['APPROVED', 'READY_FOR_REVIEW', 'IN_PROGRESS'],
    checklist: ['PENDING'],
    tools: ['CONFIGURED'],
    costs: [{ label: 'Twenty exercises', category: 'SERVICE_FEES', amount: '2400.00' }],
  },
  {
    email: 'aisha@cedarandsalt.example',
    name: 'Wedding cake quotes',
    type: 'Custom Build',
    description: 'Put on hold when the bakery moved. The plan is still good.',
    daysAgo: 49,
    dueIn: 20,
    status: 'ARCHIVED',
    tasks: ['IN_PROGRESS'],
    checklist: [],
    tools: [],
    costs: [{ label: 'First interview', category: 'SERVICE_FEES', amount: '150.00' }],
  },
]
