import { ApiError, type Handlers, type imports } from '@onward/contract'
import { adminOnly, type Context } from '#server/context.ts'

const later = (_: unknown, context: Context): never => {
  adminOnly(context)
  throw new ApiError(422, { message: 'x' })
}
export const importHandlers: Handlers<typeof imports, Context> = { importFacilities: later, importProviders: later, importAssignments: later }
