import { Card, Skeleton } from '@mantine/core'
import type { Project } from '@tallgrass/contracts'
import { isWorkOpen } from '@tallgrass/domain'
import { ProjectMoney } from '../../shared/projects/project-money'
import { TargetEnd } from '../../shared/projects/target-end'
import { TaskProgress } from '../../shared/projects/task-progress'
import { useStartWord } from '../../shared/projects/use-start-word'
import { Facts } from '../../ui/facts'
import { PrintedDay } from '../../ui/printed-day'
import { useProjectTasks } from './tasks/use-project-tasks'

const NOT_SET = 'Not set yet'

export function ProjectOverview({ project }: { project: Project }) {
  const { startDate, targetEndDate, type } = project
  const startWord = useStartWord(project)
  const { data } = useProjectTasks(project.id)
  const approved = data?.items.filter(({ status }) => status === 'APPROVED').length ?? 0
  return (
    <Card component="section" aria-label="Overview">
      <Facts
        facts={[
          { label: 'Type', value: type },
          {
            label: startWord,
            value: startDate ? <PrintedDay day={startDate} isOver={!isWorkOpen(project)} /> : NOT_SET,
          },
          {
            label: 'Target end',
            value: targetEndDate ? <TargetEnd project={project} /> : NOT_SET,
          },
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
      <ProjectMoney projectId={project.id} />
    </Card>
  )
}
