import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useRef } from 'react'

export interface RowAction {
  label: string
  onClick: () => void
  destructive?: boolean
}

interface RowMenuProps {
  /** The key by which `focusRowMenu` finds it. */
  rowId?: string
  /** What the row is about, for screen readers: the menu and its items say it. */
  about: string
  /** If empty, there is no menu. */
  actions: RowAction[]
}

/** The menu with the actions of one row. */
export function RowMenu({ about, actions, rowId }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  if (actions.length === 0) return null

  function choose(action: RowAction) {
    // The item is about to disappear. A dialog that it opens returns the focus to the button; a field that it opens keeps
    // it, because the menu itself returns the focus on Escape alone.
    button.current?.focus({ preventScroll: true })
    action.onClick()
  }
  return (
    <Menu returnFocus={false}>
      <Menu.Target>
        <ActionIcon ref={button} data-menu-of={rowId} color="gray" aria-label={`Actions for ${about}`}>
          <IconDots aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            aria-label={`${action.label}: ${about}`}
            {...(action.destructive && { color: 'danger' })}
            onClick={() => choose(action)}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
