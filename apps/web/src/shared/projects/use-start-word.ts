import type { Project } from '@tallgrass/contracts'
import { useReader } from '../../lib/reader'

/** The word for the start date of a project, which may be ahead. */
export function useStartWord(project: Pick<Project, 'startDate'> | undefined): 'Starts' | 'Started' {
  const { isAhead } = useReader()
  return project?.startDate && isAhead(project.startDate) ? 'Starts' : 'Started'
}
