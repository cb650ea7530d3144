import type { Project } from '@tallgrass/contracts'
import { isProjectOverdue, isWorkOpen } from '@tallgrass/domain'
import { useReader } from '../../lib/reader'
import { OverdueBadge } from '../../ui/overdue-badge'
import { PrintedDay } from '../../ui/printed-day'

/** The target date of a project, marked if it is overdue. Renders nothing without one. */
export function TargetEnd({ project }: { project: Pick<Project, 'status' | 'targetEndDate'> }) {
  const { today } = useReader()
  if (project.targetEndDate === null) return null
  return (
    <>
      <PrintedDay day={project.targetEndDate} isOver={!isWorkOpen(project)} />
      {isProjectOverdue(project, today()) && (
        <>
          {' '}
          <OverdueBadge />
        </>
      )}
    </>
  )
}
