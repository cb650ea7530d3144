import { legal, names } from '@tallgrass/brand'
import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../../features/navigation/legal-page'

export const Route = createFileRoute('/_public/privacy')({
  head: () => ({
    meta: [
      { title: `${legal.privacy.title}: ${names.business}` },
      { name: 'description', content: legal.privacy.text },
    ],
  }),
  component: PrivacyPage,
})

function PrivacyPage() {
  return <LegalPage topic="privacy" />
}
