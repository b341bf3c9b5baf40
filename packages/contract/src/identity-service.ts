import * as v from 'valibot'
import { Plain, Refusal } from './fields.ts'
import { endpoints } from './http.ts'
import { tokens, UserData } from './identity.ts'

/**
 * Why nobody was signed in. `stale`: it was begun too long ago, in another browser, or has come to its end before. `failed`: what
 * the service answered does not hold. `denied`: the person, or the service, did not want it. `unverified`: the service does not
 * vouch for the address. `unknown`: nobody here has it. `other`: it is a user's who is somebody else at the service.
 */
export const SignInReason = v.picklist(['stale', 'failed', 'denied', 'unverified', 'unknown', 'other', 'disabled'])
export type SignInReason = v.InferOutput<typeof SignInReason>
export const SignInRefusal = v.object({ message: v.string(), reason: v.optional(SignInReason) })

/** Sign-in by an identity service (OpenID Connect, the code flow with PKCE), where the server has one. */
export const identityService = endpoints({
  beginSignIn: {
    method: 'POST',
    path: '/jwt/identity-service/begin',
    allow: 'everybody',
    summary: 'Where the identity service asks who one is; the browser that calls it is the one that may finish',
    input: v.object({
      /** An address of ours to go to afterwards. */
      returnUrl: v.optional(v.pipe(Plain, v.maxLength(2_000, 'must have at most 2000 characters'))),
      /** The service asks who one is also if it knows somebody: another person is to sign in. */
      asksAnew: v.optional(v.boolean()),
    }),
    answers: { 200: v.object({ url: v.string() }), 404: Refusal, 503: Refusal },
  },
  finishSignIn: {
    method: 'POST',
    path: '/jwt/identity-service/finish',
    allow: 'everybody',
    summary: 'Take what the identity service sent the browser back with, and start a session',
    input: v.object({
      /** The query of the address that the service led to. */
      query: v.pipe(v.string(), v.maxLength(8_000, 'must have at most 8000 characters')),
    }),
    answers: {
      200: v.object({ userData: UserData, ...tokens, returnUrl: v.nullable(v.string()) }),
      400: SignInRefusal,
      403: SignInRefusal,
      404: Refusal,
      429: Refusal,
      503: Refusal,
    },
  },
})
