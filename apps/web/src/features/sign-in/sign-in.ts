import { ApiError } from '@onward/contract'
import { identityApi } from '#web/lib/session/identity-api.ts'

/**
 * Signs in and asks the user service who that is: only `Success` counts.
 * @throws ApiError 400 for a refusal, whichever of the two calls it comes from
 */
export const signIn = async (email: string, password: string) => {
  const { userData, ...tokens } = await identityApi.login({ email, password })
  const headers = { authorization: `Bearer ${tokens.accessToken}` }
  const { userValidation } = await identityApi.validateUser({ userName: userData.email }, { headers })
  if (userValidation.status !== 'Success') throw new ApiError(400)
  return { userData: { ...userData, userValidation }, ...tokens }
}
