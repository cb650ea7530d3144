import type { YourData } from '@tallgrass/contracts/account'

/** What is kept, in words; without what is not. */
export function factsOf({ calls, company, conversations, mails, name, phone, waitlists }: YourData) {
  const given = [
    { label: 'Name', value: name },
    { label: 'Company', value: company },
    { label: 'Phone', value: phone },
  ]
  const counted = [
    { label: 'Conversations on our site', value: conversations },
    { label: 'Calls with us', value: calls },
    { label: 'Emails from us', value: mails },
    { label: 'Waitlists that you joined', value: waitlists },
  ]
  return [
    ...given.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
    ...counted.flatMap(({ label, value }) => (value > 0 ? [{ label, value: String(value) }] : [])),
  ]
}
