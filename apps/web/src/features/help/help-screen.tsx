import { SimpleGrid } from '@mantine/core'
import { help } from '@tallgrass/brand'
import { PageHeader } from '../../ui/page-header'
import { BusinessHours } from './business-hours'
import { ContactMethods } from './contact-methods'
import { HelpLinks } from './help-links'
import { HelpQuestions } from './help-questions'

const { quickLinks, resources } = help

export function HelpScreen() {
  return (
    <>
      <PageHeader title={help.title}>{help.lead}</PageHeader>
      <HelpLinks
        title={quickLinks.title}
        entries={[
          { ...quickLinks.dashboard, to: '/portal' },
          { ...quickLinks.projects, to: '/portal/projects' },
          { ...quickLinks.agreements, to: '/portal/agreements' },
          { ...quickLinks.invoices, to: '/portal/invoices' },
          { ...quickLinks.profile, to: '/portal/profile' },
        ]}
      />
      <ContactMethods />
      <HelpQuestions />
      <SimpleGrid minColWidth="min(100%, 20rem)" spacing="lg">
        <HelpLinks
          title={resources.title}
          entries={[
            { ...resources.demos, to: '/small-business' },
            { ...resources.devlab, to: '/devlab' },
            { ...resources.privacy, to: '/privacy' },
            { ...resources.terms, to: '/terms' },
          ]}
        />
        <BusinessHours />
      </SimpleGrid>
    </>
  )
}
