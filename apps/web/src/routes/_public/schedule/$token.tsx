import { names } from '@tallgrass/brand'
import { createFileRoute } from '@tanstack/react-router'
import { OwnBookingPage } from '../../../features/schedule/own-booking/own-booking-page'
import { preload } from '../../../lib/preload'
import { secretPageHead } from '../../../lib/secret-page-head'

export const Route = createFileRoute('/_public/schedule/$token')({
  loader: ({ context, params }) => preload([context.utils.chat.booking.prefetch(params)]),
  head: () => secretPageHead(`Your call: ${names.business}`),
  component: BookingPage,
})

function BookingPage() {
  return <OwnBookingPage token={Route.useParams().token} />
}
