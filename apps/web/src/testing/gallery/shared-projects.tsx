import { acceptanceStatuses, projectStatuses, taskStatuses, transferStatuses } from '@tallgrass/domain'
import { adminInvoices, fullProject, projects, tasks } from '@tallgrass/mocks'
import { UnreadMessages } from '../../shared/messages/unread-messages'
import { ChecklistStatusBadge } from '../../shared/projects/checklist-status-badge'
import { ProjectPicker } from '../../shared/projects/project-picker'
import { ProjectStatusBadge } from '../../shared/projects/project-status-badge'
import { TargetEnd } from '../../shared/projects/target-end'
import { TaskDue } from '../../shared/projects/task-due'
import { TaskProgress } from '../../shared/projects/task-progress'
import { TaskStatusBadge } from '../../shared/projects/task-status-badge'
import { TransferStatusBadge } from '../../shared/projects/transfer-status-badge'
import { WorkspaceLink } from '../../shared/projects/workspace-link'
import { WaitingFact } from '../../shared/work-items/waiting-fact'
import { Keeping } from './keeping'
import { dayIn } from './moments'
import { sampleOf } from './sample-of'
import { type Group, specimen, statesOf } from './specimen'

const project = fullProject ?? sampleOf(projects)
const task = sampleOf(tasks)
const lists = ['agreements', 'bookings', 'conversations', 'invoices', 'leads', 'outbox', 'projects'] as const

export const projectsGroup: Group = {
  title: 'Projects and tasks',
  specimens: [
    specimen(
      ProjectStatusBadge,
      statesOf(projectStatuses, (status) => <ProjectStatusBadge status={status} />),
    ),
    specimen(
      TaskStatusBadge,
      statesOf(taskStatuses, (status) => <TaskStatusBadge status={status} />),
    ),
    specimen(
      ChecklistStatusBadge,
      statesOf(acceptanceStatuses, (status) => <ChecklistStatusBadge status={status} />),
    ),
    specimen(
      TransferStatusBadge,
      statesOf(transferStatuses, (status) => <TransferStatusBadge status={status} />),
    ),
    specimen(TargetEnd, {
      ahead: <TargetEnd project={{ status: 'ACTIVE', targetEndDate: dayIn(20) }} />,
      past: <TargetEnd project={{ status: 'ACTIVE', targetEndDate: dayIn(-2) }} />,
      none: <TargetEnd project={{ status: 'NEW', targetEndDate: null }} />,
    }),
    specimen(TaskDue, {
      ahead: <TaskDue task={{ ...task, dueDate: dayIn(4) }} />,
      overdue: <TaskDue task={{ ...task, status: 'IN_PROGRESS', dueDate: dayIn(-4) }} />,
      none: <TaskDue task={{ ...task, dueDate: null }} />,
    }),
    specimen(TaskProgress, {
      none: <TaskProgress approved={0} tasks={0} />,
      some: <TaskProgress approved={3} tasks={8} />,
      all: <TaskProgress approved={8} tasks={8} />,
    }),
    specimen(ProjectPicker, {
      'of a client': (
        <Keeping<typeof project.id | ''> initial="">
          {(value, onChange) => (
            <ProjectPicker clientId={sampleOf(adminInvoices).clientId} value={value} onChange={onChange} />
          )}
        </Keeping>
      ),
      'of no client': <ProjectPicker clientId="" onChange={() => {}} />,
    }),
    specimen(WorkspaceLink, {
      usual: <WorkspaceLink id={project.id} name={project.name} />,
      'without a project': <WorkspaceLink id={null} name="No project" />,
    }),
    specimen(UnreadMessages, {
      'a number': <UnreadMessages projectId={project.id} />,
      'with its noun': <UnreadMessages projectId={project.id} noun />,
    }),
    specimen(
      WaitingFact,
      statesOf(lists, (about) => <WaitingFact about={about} />),
    ),
  ],
}
