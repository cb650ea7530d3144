import type { ContactRight } from '../contact-right.ts'
import type { OrganizationId } from '../ids.ts'
import { taskAnchor } from '../task-anchor.ts'
import type { EventFacts } from './event-facts.ts'
import type { EventRule } from './event-rule.ts'

type Kind = Extract<keyof EventFacts, `task.${string}` | `project.${string}`>
type TaskFacts = EventFacts['task.approved']
type ProjectFacts = EventFacts['project.activated']

const aboutTask = ({ taskId: id }: TaskFacts) => ({ entity: 'task', id }) as const
const aboutProject = ({ projectId: id }: ProjectFacts) => ({ entity: 'project', id }) as const
const adminPath = ({ projectId }: ProjectFacts) => `/portal/admin/projects/${projectId}`
const clientPath = ({ projectId }: ProjectFacts) => `/portal/projects/${projectId}`
const adminTask = (facts: TaskFacts) => `${adminPath(facts)}#${taskAnchor(facts.taskId)}`
const clientTask = (facts: TaskFacts) => `${clientPath(facts)}#${taskAnchor(facts.taskId)}`
const everyContact = ({ organizationId }: { organizationId: OrganizationId }) => ({ organizationId })
const contactsWho =
  (right: ContactRight) =>
  ({ organizationId }: { organizationId: OrganizationId }) => ({ organizationId, right })

/** Events of projects and their tasks. */
export const projectRules: { readonly [K in Kind]: EventRule<EventFacts[K]> } = {
  'task.ready_for_review': {
    label: 'Tasks to review',
    about: aboutTask,
    contacts: {
      sentence: ({ project, task }) => `“${task}” of ${project} is ready for your review.`,
      path: clientTask,
      concerns: contactsWho('reviews'),
      mail: 'immediately',
    },
  },
  'task.handed_in': {
    label: 'Tasks that clients finished',
    about: aboutTask,
    administrators: {
      sentence: ({ project, task }) =>
        `The client finished “${task}” of ${project}. It waits for your review.`,
      path: adminTask,
      mail: 'immediately',
    },
  },
  'task.approved': {
    label: 'Tasks that clients approved',
    about: aboutTask,
    administrators: {
      sentence: ({ project, task }) => `The client approved “${task}” of ${project}.`,
      path: adminTask,
      mail: 'immediately',
    },
  },
  'task.changes_requested': {
    label: 'Changes that clients requested',
    about: aboutTask,
    administrators: {
      sentence: ({ project, task }) => `The client requested changes to “${task}” of ${project}.`,
      path: adminTask,
      mail: 'immediately',
    },
  },
  'task.answered': {
    label: 'Reviews of your tasks',
    about: aboutTask,
    contacts: {
      sentence: ({ approved, project, task }) =>
        approved
          ? `We approved “${task}” of ${project}.`
          : `We requested changes to “${task}” of ${project}.`,
      path: clientTask,
      concerns: everyContact,
      mail: 'immediately',
    },
  },
  'project.activated': {
    label: 'Projects that start',
    about: aboutProject,
    administrators: {
      sentence: ({ project }) => `${project} is signed and paid, and has started.`,
      path: adminPath,
      mail: 'immediately',
    },
    contacts: {
      sentence: ({ project }) => `${project} has started.`,
      path: clientPath,
      concerns: everyContact,
      mail: 'immediately',
    },
  },
  'project.completed': {
    label: 'Completed projects',
    about: aboutProject,
    administrators: {
      sentence: ({ project }) => `${project} is signed off and complete.`,
      path: adminPath,
      mail: 'immediately',
    },
    contacts: {
      sentence: ({ project }) => `${project} is complete.`,
      path: clientPath,
      concerns: everyContact,
      mail: 'immediately',
    },
  },
}
