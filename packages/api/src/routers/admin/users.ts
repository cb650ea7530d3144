import { changeRoleInput, listUsersInput, peopleCounts, user, userPage } from '@tallgrass/contracts'
import { changeRole, countPeople, listUsers } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const usersRouter = router({
  list: adminProcedure
    .input(listUsersInput)
    .output(userPage)
    .query(({ ctx, input }) => listUsers(ctx, input)),
  counts: adminProcedure.output(peopleCounts).query(({ ctx }) => countPeople(ctx)),
  changeRole: adminProcedure
    .input(changeRoleInput)
    .output(user)
    .mutation(({ ctx, input }) => changeRole(ctx, input)),
})
