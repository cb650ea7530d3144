import { Card, Skeleton } from '@mantine/core'
import type { Project } from '@tallgrass/contracts'
import type { CalendarDate } from '@tallgrass/domain'
import { useReader } from '../../lib/reader'
import { TaskProgress } from '../../shared/projects/task-progress'
import { Facts } from '../../ui/facts'
import { RelativeDay } from '../../ui/relative-day'
import { useProjectTasks } from './tasks/use-project-tasks'

export function ProjectOverview({ project }: { project: Project }) {
  const { startDate, targetEndDate, type } = project
  const { isAhead } = useReader()
  const { data } = useProjectTasks(project.id)
  const approved = data?.items.filter(({ status }) => status === 'APPROVED').length ?? 0
  return (
    <Card component="section" aria-label="Overview">
      <Facts
        facts={[
          { label: 'Type', value: type },
          { label: startDate && isAhead(startDate) ? 'Starts' : 'Started', value: <Day day={startDate} /> },
          { label: 'Target end', value: <Day day={targetEndDate} /> },
          {
            label: 'Progress',
            value: data ? (
              <TaskProgress approved={approved} tasks={data.items.length} />
            ) : (
              <Skeleton h="1.625rem" w="8rem" />
            ),
          },
        ]}
      />
    </Card>
  )
}

function Day({ day }: { day: CalendarDate | null }) {
  return day ? <RelativeDay day={day} /> : 'Not set yet'
}
