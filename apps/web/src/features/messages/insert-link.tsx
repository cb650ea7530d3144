import { Button, Menu } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { type ProjectId, taskAnchor } from '@tallgrass/domain'
import { useState } from 'react'
import { listQuery } from '../../lib/freshness'
import { rowsOf } from '../../lib/rows-of'
import { trpc } from '../../lib/trpc'
import classes from './composer.module.css'

interface InsertLinkProps {
  projectId: ProjectId
  /** In Markdown. */
  onInsert: (link: string) => void
}

/** Puts a link to a task or an invoice of the project into a message. Each side opens it in its own portal. */
export function InsertLink({ onInsert, projectId }: InsertLinkProps) {
  const [opened, setOpened] = useState(false)
  const tasks = trpc.portal.projects.tasks.useInfiniteQuery(
    { id: projectId, limit: 100 },
    { ...listQuery, enabled: opened },
  )
  const invoices = trpc.portal.projects.invoices.useInfiniteQuery(
    { id: projectId },
    { ...listQuery, enabled: opened },
  )
  const numbered = rowsOf(invoices.data)?.filter(({ number }) => number !== null) ?? []
  const titled = rowsOf(tasks.data) ?? []
  const isLoaded = tasks.data && invoices.data
  const isWhole = isLoaded && !tasks.hasNextPage && !invoices.hasNextPage
  const isEmpty = isWhole && titled.length === 0 && numbered.length === 0
  const path = `/portal/projects/${projectId}`
  const insert = (text: string, to: string) => onInsert(`[${text.replaceAll(/[[\]\\]/g, '')}](${to})`)
  return (
    <Menu opened={opened} onChange={setOpened} position="top-start" returnFocus={false}>
      <Menu.Target>
        <Button variant="subtle" size="sm" leftSection={<IconLink aria-hidden />}>
          Insert link
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.links}>
        {(tasks.isLoading || invoices.isLoading) && <Menu.Label>Loading…</Menu.Label>}
        {(tasks.error || invoices.error) && <Menu.Label>The list could not be loaded.</Menu.Label>}
        {isEmpty && <Menu.Label>This project has no tasks or invoices yet.</Menu.Label>}
        {titled.length > 0 && <Menu.Label>Tasks</Menu.Label>}
        {titled.map(({ id, title }) => (
          <Menu.Item key={id} onClick={() => insert(title, `${path}#${taskAnchor(id)}`)}>
            {title}
          </Menu.Item>
        ))}
        <MoreLinks of="tasks" list={tasks} />
        {numbered.length > 0 && <Menu.Label>Invoices</Menu.Label>}
        {numbered.map(({ id, number, title }) => (
          <Menu.Item key={id} onClick={() => insert(number ?? title, `${path}?tab=invoices`)}>
            {number} {title}
          </Menu.Item>
        ))}
        <MoreLinks of="invoices" list={invoices} />
      </Menu.Dropdown>
    </Menu>
  )
}

interface MoreLinksProps {
  of: string
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
}

function MoreLinks({ list, of }: MoreLinksProps) {
  if (!list.hasNextPage) return null
  return (
    <Menu.Item
      closeMenuOnClick={false}
      disabled={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      Show more {of}
    </Menu.Item>
  )
}
