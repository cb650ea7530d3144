import { legal, names } from '@tallgrass/brand'
import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../../features/navigation/legal-page'
import { pageHead } from '../../lib/page-head'
import { breadcrumbs } from '../../lib/structured-pages'

const path = '/privacy'

export const Route = createFileRoute('/_public/privacy')({
  loader: () => {
    const { text, title } = legal.privacy
    const things = [breadcrumbs([{ name: title, path }])]
    return pageHead({ path, title: `${title}: ${names.business}`, description: text, things })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: PrivacyPage,
})

function PrivacyPage() {
  return <LegalPage topic="privacy" />
}
