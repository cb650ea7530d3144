import { Stack, Title } from '@mantine/core'
import type { Project, Task } from '@tallgrass/contracts'
import { isWorkOpen, mayReview, type TaskId, taskOfAnchor } from '@tallgrass/domain'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useProjectSummary } from '../../../lib/use-project-summary'
import { useSingleClicks } from '../../../lib/use-single-clicks'
import { EmptyState } from '../../../ui/empty-state'
import { LoadError } from '../../../ui/load-error'
import { TableSkeleton } from '../../../ui/table-skeleton'
import { useDialogAbout } from '../../../ui/use-dialog-about'
import { HandIn } from './hand-in'
import { StartNote } from './start-note'
import { TaskDrawer } from './task-drawer'
import { TaskReview } from './task-review'
import { TasksTable } from './tasks-table'
import { useProjectTasks } from './use-project-tasks'

export function ProjectTasks({ project }: { project: Project }) {
  const { data, error, isPending, refetch } = useProjectTasks(project.id)
  const start = useProjectSummary(project.id).data?.startsAfter
  const [refused, setRefused] = useState<TaskId[]>([])
  const shown = useDialogAbout<Task>()
  const handingIn = useDialogAbout<Task>()
  const box = useRef<HTMLDivElement>(null)
  const drawer = useRef<HTMLDivElement>(null)
  const singleClicks = useSingleClicks()
  const tasks = data?.items
  const { hash } = useLocation()
  const loaded = tasks !== undefined
  // A refused review stays visible with its comment, even if the task no longer needs a review.
  const awaitsReview = (task: Task) => isWorkOpen(project) && mayReview(task, 'CLIENT')
  const toReview = tasks?.filter((task) => awaitsReview(task) || refused.includes(task.id))
  const focusTop = () => box.current?.focus()
  /** A task to review has its card; any other opens, with what was last said about it. */
  const openLinked = useEffectEvent((anchor: string) => {
    document.getElementById(anchor)?.focus()
    const task = tasks?.find(({ id }) => id === taskOfAnchor(anchor))
    if (task && !awaitsReview(task)) shown.open(task)
  })
  // The element that a link names does not exist until the tasks have loaded.
  useEffect(() => {
    if (loaded && hash) openLinked(hash)
  }, [hash, loaded])

  return (
    <Stack gap="lg" ref={box} tabIndex={-1} aria-busy={isPending} {...singleClicks}>
      {isPending && <TableSkeleton />}
      {error && <LoadError onRetry={() => void refetch()}>Failed to load tasks. Please try again.</LoadError>}
      {tasks?.length === 0 && (
        <EmptyState title="No Tasks Yet">
          Once the work is planned, each task and its owner appear here.
        </EmptyState>
      )}
      {toReview?.map((task) => (
        <TaskReview
          key={task.id}
          task={task}
          awaitsReview={awaitsReview(task)}
          onRefused={() => setRefused((before) => [...before, task.id])}
          onDone={() => {
            setRefused((before) => before.filter((id) => id !== task.id))
            focusTop()
          }}
        />
      ))}
      {tasks && tasks.length > 0 && (
        <Stack component="section" gap="sm" aria-labelledby="all-tasks">
          <Title order={2} size="h3" id="all-tasks">
            All tasks
          </Title>
          {start && tasks.some(({ owner, status }) => owner === 'CLIENT' && status === 'TODO') && (
            <StartNote start={start} />
          )}
          <TasksTable
            project={project}
            tasks={tasks}
            offers={data.takeBack}
            awaitsReview={awaitsReview}
            mayStart={!start}
            onOpen={shown.open}
            onMoved={focusTop}
            onHandIn={handingIn.open}
          />
        </Stack>
      )}
      <TaskDrawer
        project={project}
        mayStart={!start}
        task={tasks?.find(({ id }) => id === shown.about?.id) ?? shown.about}
        opened={shown.opened}
        state={drawer}
        isUnder={handingIn.opened}
        onClose={shown.close}
        onHandIn={handingIn.open}
      />
      <HandIn {...handingIn} onSent={() => (shown.opened ? drawer : box).current?.focus()} />
    </Stack>
  )
}
