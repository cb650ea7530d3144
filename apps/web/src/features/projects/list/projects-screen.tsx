import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { listQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { EmptyState } from '../../../ui/empty-state'
import { PageHeader } from '../../../ui/page-header'
import { PagedCards } from '../../../ui/paged-cards'
import { ProjectCard } from './project-card'

const CARDS_AT_ONCE = 24

export function ProjectsScreen() {
  const projects = trpc.portal.projects.list.useInfiniteQuery({ limit: CARDS_AT_ONCE }, listQuery)
  return (
    <>
      <PageHeader title="Projects">What we work on for you, and how it stands.</PageHeader>
      <PagedCards
        pages={projects}
        noun="projects"
        empty={
          <EmptyState title="No Projects Yet" action={<ContactUs />}>
            Tell us what takes your time. The first project that we plan together is listed here.
          </EmptyState>
        }
        minColWidth="min(100%, 20rem)"
        cardHeight="13rem"
        card={(project) => <ProjectCard key={project.id} project={project} />}
      />
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
