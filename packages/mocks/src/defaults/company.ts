import { fullName, noSuch } from '@tallgrass/domain'
import { company } from '../samples/company.ts'
import { inDays, mockId } from '../samples/moments.ts'
import type { MocksOf } from './mocks-of.ts'

export const companyMocks: MocksOf<'portal.company'> = {
  'portal.company.get': () => company,
  'portal.company.update': ({ version }) => ({ version: version + 1 }),
  'portal.company.invite': ({ email, firstName, lastName, pays, reviews, signs }) => ({
    id: mockId('ColleagueInvitation', 90),
    name: fullName({ firstName, lastName }),
    email,
    signs,
    pays,
    reviews,
    expiresAt: inDays(7),
  }),
  'portal.company.inviteAgain'({ id }) {
    const invited = company.invited.find((one) => one.id === id)
    if (!invited) throw noSuch('ColleagueInvitation')
    return { ...invited, expiresAt: inDays(7) }
  },
  'portal.company.cancelInvitation': () => ({ ok: true }),
  'portal.company.setRights'({ userId, version: _, ...rights }) {
    const person = company.people.find(({ id }) => id === userId)
    if (!person) throw noSuch('User')
    return { ...person, ...rights, version: person.version + 1 }
  },
}
