import { Button, SimpleGrid, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { askAnew } from '../../../lib/ask-anew'
import { trpc } from '../../../lib/trpc'
import { EmptyState } from '../../../ui/empty-state'
import { LoadError } from '../../../ui/load-error'
import { PageHeader } from '../../../ui/page-header'
import { ShowMore } from '../../../ui/show-more'
import { ProjectCard } from './project-card'

const CARDS_AT_ONCE = 24

export function ProjectList() {
  const projects = trpc.portal.projects.list.useInfiniteQuery(
    { limit: CARDS_AT_ONCE },
    { ...askAnew, getNextPageParam: (page) => page.nextCursor },
  )
  const all = projects.data?.pages.flatMap((page) => page.items)
  return (
    <>
      <PageHeader title="Projects">What we work on for you, and how it stands.</PageHeader>
      {projects.error && (
        <LoadError onRetry={() => void projects.refetch()}>
          Failed to load projects. Please try again.
        </LoadError>
      )}
      {all?.length === 0 && (
        <EmptyState title="No Projects Yet" action={<ContactUs />}>
          Tell us what takes your time. The first project that we plan together is listed here.
        </EmptyState>
      )}
      {(projects.isPending || (all && all.length > 0)) && (
        <SimpleGrid minColWidth="min(100%, 20rem)" spacing="md" aria-busy={projects.isPending}>
          {projects.isPending &&
            ['one', 'two', 'three'].map((key) => <Skeleton key={key} h="13rem" radius="lg" />)}
          {all?.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </SimpleGrid>
      )}
      <ShowMore pages={projects} />
    </>
  )
}

function ContactUs() {
  return (
    <Button mt="sm" renderRoot={(props) => <Link to="/" {...props} />}>
      Contact Us
    </Button>
  )
}
