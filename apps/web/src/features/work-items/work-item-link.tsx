import { Button } from '@mantine/core'
import type { WorkItem } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import { workItemScreen } from './work-item-screen'

/** A link to the screen where the item can be resolved. */
export function WorkItemLink({ item, name }: { item: WorkItem; name: string }) {
  const screen = workItemScreen(item)
  if (!screen) return null
  return (
    <Button
      size="sm"
      aria-label={`${screen.label}: ${name}`}
      renderRoot={(props) => <Link {...screen.to} {...props} />}
    >
      {screen.label}
    </Button>
  )
}
