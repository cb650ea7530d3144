import { Button, Menu } from '@mantine/core'
import { help } from '@tallgrass/brand'
import type { ListedProject } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import { openAssistant } from '../../lib/open-assistant'

const { button, choose } = help.contact.chat

/** Opens the messages of the project, of one of several, or the assistant for a client without a project. */
export function ProjectChat({ projects }: { projects: Pick<ListedProject, 'id' | 'name'>[] }) {
  const [first, ...others] = projects
  if (!first)
    return (
      <Button variant="default" onClick={({ currentTarget }) => openAssistant(currentTarget)}>
        {button}
      </Button>
    )
  if (others.length === 0)
    return (
      <Button variant="default" renderRoot={(props) => <Link {...toMessages(first)} {...props} />}>
        {button}
      </Button>
    )
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default">{button}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{choose}</Menu.Label>
        {projects.map((project) => (
          <Menu.Item key={project.id} renderRoot={(props) => <Link {...toMessages(project)} {...props} />}>
            {project.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function toMessages({ id }: Pick<ListedProject, 'id'>) {
  return {
    to: '/portal/projects/$projectId',
    params: { projectId: id },
    search: { tab: 'messages' },
  } as const
}
