import { ActionIcon, Group } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { Task } from '@tallgrass/contracts'
import { useEffect, useRef } from 'react'

interface TaskOrderProps {
  task: Task
  rows: Task[]
  /** Behind the rows there are more, which are not shown yet. */
  hasMore: boolean
  /** Puts it before another task, or behind all. */
  onPlace: (before: string | null) => void
}

export function TaskOrder({ hasMore, onPlace, rows, task }: TaskOrderProps) {
  const box = useRef<HTMLDivElement>(null)
  const pressed = useRef<'up' | 'down'>(undefined)
  const at = rows.findIndex(({ id }) => id === task.id)
  const [above, next] = [rows[at - 1], rows[at + 2]]
  const isLast = at === rows.length - 1 || (!next && hasMore)

  // A row that was moved in the page loses the focus, and a button that can go no further, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what has changed.
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
