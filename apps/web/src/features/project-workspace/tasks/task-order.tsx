import { ActionIcon, Group } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { Task } from '@tallgrass/contracts'
import type { TaskId } from '@tallgrass/domain'
import { useEffect, useRef } from 'react'

interface TaskOrderProps {
  task: Task
  rows: Task[]
  /** True if more tasks follow that are not loaded yet. */
  hasMore: boolean
  /** Moves the task before another one, or to the end if null. */
  onPlace: (before: TaskId | null) => void
}

export function TaskOrder({ hasMore, onPlace, rows, task }: TaskOrderProps) {
  const box = useRef<HTMLDivElement>(null)
  const pressed = useRef<'up' | 'down'>(undefined)
  const at = rows.findIndex(({ id }) => id === task.id)
  const [above, next] = [rows[at - 1], rows[at + 2]]
  const isLast = at === rows.length - 1 || (!next && hasMore)

  // A moved row loses the focus, and so does a button that becomes disabled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the position changes.
  useEffect(() => {
    const buttons = box.current?.querySelectorAll<HTMLElement>('button:not([disabled])') ?? []
    const wanted = [...buttons].find(({ dataset }) => dataset.way === pressed.current)
    if (pressed.current) (wanted ?? buttons[0])?.focus()
    pressed.current = undefined
  }, [at])

  function place(way: 'up' | 'down') {
    pressed.current = way
    onPlace(way === 'up' ? (above?.id ?? null) : (next?.id ?? null))
  }
  return (
    <Group ref={box} gap={0} wrap="nowrap">
      <ActionIcon
        color="gray"
        bg="transparent"
        data-way="up"
        aria-label={`Move “${task.title}” up`}
        disabled={!above}
        onClick={() => place('up')}
      >
        <IconArrowUp aria-hidden />
      </ActionIcon>
      <ActionIcon
        color="gray"
        bg="transparent"
        data-way="down"
        aria-label={`Move “${task.title}” down`}
        disabled={isLast}
        onClick={() => place('down')}
      >
        <IconArrowDown aria-hidden />
      </ActionIcon>
    </Group>
  )
}
