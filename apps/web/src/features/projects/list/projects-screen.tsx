import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { listQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { EmptyState } from '../../../ui/empty-state'
import { PageHeader } from '../../../ui/page-header'
import { PagedCards } from '../../../ui/paged-cards'
import { shownProjects } from '../project-calls'
import { ProjectCard } from './project-card'

export function ProjectsScreen() {
  const projects = trpc.portal.projects.list.useInfiniteQuery(shownProjects, listQuery)
  return (
    <>
      <PageHeader title="Projects">
        What we are working on for you, and how each project is progressing.
      </PageHeader>
      <PagedCards
        pages={projects}
        noun="projects"
        empty={
          <EmptyState title="No Projects Yet" action={<ContactUs />}>
            Tell us what takes up your time. Your first project with us will appear here.
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
