import { legal, names } from '@tallgrass/brand'
import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../../features/navigation/legal-page'
import { pageHead } from '../../lib/page-head'
import { breadcrumbs } from '../../lib/structured-pages'

const path = '/terms'

export const Route = createFileRoute('/_public/terms')({
  loader: () => {
    const { text, title } = legal.terms
    const things = [breadcrumbs([{ name: title, path }])]
    return pageHead({ path, title: `${title}: ${names.business}`, description: text, things })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: TermsPage,
})

function TermsPage() {
  return <LegalPage topic="terms" />
}
