import { createFileRoute } from '@tanstack/react-router'
import { YourDataPage } from '../../features/your-data/your-data-page'
import { returnQuery } from '../../lib/freshness'
import { preload } from '../../lib/preload'
import { secretPageHead } from '../../lib/secret-page-head'

export const Route = createFileRoute('/your-data/$token')({
  loader: ({ context, params }) =>
    preload([context.utils.chat.yourData.get.prefetch({ token: params.token }, returnQuery)]),
  head: () => secretPageHead('Your data'),
  pendingMs: 0,
  component: YourData,
})

function YourData() {
  return <YourDataPage token={Route.useParams().token} />
}
