import { legal } from '@tallgrass/brand'
import { SiteHead } from '../../ui/site-head'
import { SiteWidth } from '../../ui/site-width'

export function LegalPage({ topic }: { topic: 'privacy' | 'terms' }) {
  const { text, title } = legal[topic]
  return (
    <SiteWidth>
      <SiteHead title={title} lead={text} />
    </SiteWidth>
  )
}
