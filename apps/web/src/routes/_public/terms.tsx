import { legal, names } from '@tallgrass/brand'
import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../../features/navigation/legal-page'

export const Route = createFileRoute('/_public/terms')({
  head: () => ({
    meta: [
      { title: `${legal.terms.title}: ${names.business}` },
      { name: 'description', content: legal.terms.text },
    ],
  }),
  component: TermsPage,
})

function TermsPage() {
  return <LegalPage topic="terms" />
}
