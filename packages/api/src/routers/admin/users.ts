import { changeRoleInput, listUsersInput, peopleCounts, user, userPage } from '@tallgrass/contracts'
import { changeRole, countPeople, listUsers } from '@tallgrass/core/people'
import { adminProcedure, router } from '../../trpc.ts'

export const usersRouter = router({
  /** Users, newest first. */
  list: adminProcedure
    .meta({ says: 'Users, newest first' })
    .input(listUsersInput)
    .output(userPage)
    .query(({ ctx, input }) => listUsers(ctx, input)),
  /** The number of users and invitations. */
  counts: adminProcedure
    .meta({ says: 'The number of users and invitations' })
    .output(peopleCounts)
    .query(({ ctx }) => countPeople(ctx)),
  /** Change a user’s role. */
  changeRole: adminProcedure
    .meta({ says: 'Change a user’s role', refuses: ['NOT_FOUND'], needsProof: true })
    .input(changeRoleInput)
    .output(user)
    .mutation(({ ctx, input }) => changeRole(ctx, input)),
})
