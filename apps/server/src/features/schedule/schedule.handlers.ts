import { ApiError, JsonText, type Handlers, type schedule } from '@onward/contract'
import { mayRead, ownId, sameAccount, scopeOf, signedIn, type Context } from '#server/context.ts'
import { adminRows, facilityList, isProvider, providerRows, providersList } from './schedule.queries.ts'

/** Who calls, of the account that the body names, if it names one, and where they plan. */
const userOf = (context: Context, accountId: number | string | undefined) => {
  const user = signedIn(context)
  sameAccount(user, accountId)
  return { ...user, scope: scopeOf(user) }
}

export const scheduleHandlers: Handlers<typeof schedule, Context> = {
  provider: async ({ accountId }, context) => ({
    providersList: await providersList(context.db, userOf(context, accountId)),
  }),

  facility: async ({ accountId }, context) => ({
    facilityList: await facilityList(context.db, userOf(context, accountId)),
  }),

  providerCalendarView: async ({ providerId, inputDate, accountId }, context) => {
    const user = userOf(context, accountId)
    mayRead(user, providerId)
    if (!(await isProvider(context.db, user.accountId, providerId))) {
      throw new ApiError(404, { message: 'There is no such provider' })
    }
    return {
      providerSchedulerView: await providerRows(context.db, { ...user, ownId: ownId(user) }, providerId, inputDate),
    }
  },

  adminCalendarView: async ({ inputDate, accountId }, context) => {
    const user = userOf(context, accountId)
    return new JsonText(`{"adminCalendarView":${await adminRows(context.db, user, inputDate)}}`)
  },

  adminFilterView: async ({ inputDate, searchProviderId, searchHospitalId, accountId }, context) => {
    const user = userOf(context, accountId)
    const selection = { providerIds: searchProviderId, hospitalIds: searchHospitalId }
    return new JsonText(`{"filterViewInfo":${await adminRows(context.db, user, inputDate, selection)}}`)
  },
}
