import { names } from '@tallgrass/brand'
import { createFileRoute } from '@tanstack/react-router'
import { OwnBookingPage } from '../../../features/schedule/own-booking/own-booking-page'
import { preload } from '../../../lib/preload'

export const Route = createFileRoute('/_public/schedule/$token')({
  loader: ({ context, params }) => preload([context.utils.chat.booking.prefetch(params)]),
  head: () => ({
    meta: [
      { title: `Your call: ${names.business}` },
      { name: 'robots', content: 'noindex' },
      // The address is secret and must not reach other sites, however this page was opened.
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: BookingPage,
})

function BookingPage() {
  return <OwnBookingPage token={Route.useParams().token} />
}
