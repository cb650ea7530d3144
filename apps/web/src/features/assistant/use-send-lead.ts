import { bookingTypes, chat } from '@tallgrass/brand'
import { type BookingType, interestOf, type LeadId } from '@tallgrass/domain'
import { useMutation } from '@tanstack/react-query'
import { notify } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { errorCode, errorText, fieldErrors } from '../../lib/trpc-error'

interface Options {
  bookingType: BookingType | null
  onSent: (message: string) => void
  showFieldErrors: (errors: Record<string, string>) => void
}

interface Person {
  name: string
  email: string
  company: string
  phone: string
}

/** Sends the lead, then creates the booking link for the offered call. Safe to retry. */
export function useSendLead({ bookingType, onSent, showFieldErrors }: Options) {
  const { client } = trpc.useUtils()
  const booking = useMutation({
    mutationFn: (leadId: LeadId) =>
      client.chat.createBooking.mutate({ type: bookingType ?? 'smart-ai-call', leadId }),
    onError: (error) => refuse('Booking Error', error, 'Unable to create booking link. Please try again.'),
  })
  return useMutation({
    async mutationFn(person: Person) {
      const { id } = await client.chat.createLead
        .mutate({ ...person, interest: interestOf(bookingType) })
        .catch((error: unknown) => {
          showFieldErrors(fieldErrors(error))
          refuse('Submission Error', error, 'Unable to submit your information. Please try again.')
          throw error
        })
      return bookingType ? (await booking.mutateAsync(id)).schedulingUrl : null
    },
    onSuccess: (link, { name }) => onSent(replyTo(name.trim(), bookingType, link)),
  })
}

function replyTo(name: string, type: BookingType | null, link: string | null): string {
  const text = link && type ? chat.booking : chat.thanks
  return text
    .replace('{call}', type ? bookingTypes[type].label : '')
    .replace('{link}', link ?? '')
    .replace('{name}', () => name)
}

/** Shows the fallback, except for a rate limit, where the server's message says when to retry. */
function refuse(title: string, error: unknown, fallback: string): void {
  const message = errorCode(error) === 'RATE_LIMITED' ? errorText(error, fallback) : fallback
  notify({ title, message, destructive: true })
}
