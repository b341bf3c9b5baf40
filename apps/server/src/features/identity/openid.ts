import * as oidc from 'openid-client'
import { isLoopback, type IdentityService } from '#server/config-identity.ts'

/** The service does not answer, or not in a way that can be used: nobody's fault who signs in. */
export class IdentityServiceDown extends Error {}
/** What it answered does not hold, or it says that nobody is to be signed in. */
export class NotSignedIn extends Error {
  isDenied: boolean
  constructor(cause: unknown) {
    super('The identity service signed nobody in', { cause })
    this.isDenied = cause instanceof oidc.AuthorizationResponseError
  }
}

/** Seconds after which it counts as down. */
const PATIENCE = 5
/** How long its metadata is believed: an hour, in milliseconds. Its keys are looked up anew as they change. */
const KEPT_MS = 60 * 60 * 1000

type Known = { found: Promise<oidc.Configuration>; at: number }
const known = new WeakMap<IdentityService, Known>()

const discover = ({ issuer, clientId, clientSecret }: IdentityService) => {
  const url = new URL(issuer)
  return oidc.discovery(url, clientId, clientSecret, clientSecret === undefined ? oidc.None() : undefined, {
    timeout: PATIENCE,
    // The signature counts although the answer comes by a line of our own.
    execute: [oidc.enableNonRepudiationChecks, ...(isLoopback(url) ? [oidc.allowInsecureRequests] : [])],
  })
}

/** Its metadata: asked for by the first, believed for an hour, and asked for again after a failure. */
const metadataOf = async (service: IdentityService, now: number): Promise<oidc.Configuration> => {
  const held = known.get(service)
  const entry = held && now - held.at < KEPT_MS ? held : { found: discover(service), at: now }
  known.set(service, entry)
  try {
    return await entry.found
  } catch (error) {
    if (known.get(service) === entry) known.delete(service)
    throw new IdentityServiceDown('The metadata of the identity service cannot be had', { cause: error })
  }
}

/** What only the browser that began may show when it finishes. */
export type Flow = { state: string; nonce: string; verifier: string }

/**
 * Where the service asks who one is.
 * @throws IdentityServiceDown
 */
export const begin = async (
  service: IdentityService,
  { redirectUri, asksAnew }: { redirectUri: string; asksAnew: boolean },
  now: number,
) => {
  const config = await metadataOf(service, now)
  const flow: Flow = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() }
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    ...(asksAnew && { prompt: 'login' }),
  })
  return { url: url.href, flow }
}

/** Who somebody is there. */
export type Somebody = {
  issuer: string
  subject: string
  /** In lower case; undefined where the service does not say it. */
  email: string | undefined
  isEmailVerified: boolean
  fullName: string | undefined
  claims: Readonly<Record<string, unknown>>
  idToken: string
}

/**
 * Exchanges the code that the browser came back with.
 * @throws NotSignedIn, IdentityServiceDown
 */
export const finish = async (service: IdentityService, cameTo: URL, flow: Flow, now: number): Promise<Somebody> => {
  const config = await metadataOf(service, now)
  try {
    const answer = await oidc.authorizationCodeGrant(config, cameTo, {
      pkceCodeVerifier: flow.verifier,
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
    })
    const claims = answer.claims()
    if (!claims || answer.id_token === undefined || textOf(claims.sub) !== claims.sub) throw new NotSignedIn(undefined)
    // Some say no more than the subject in what they sign, and the rest when they are asked.
    const isBare = claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
    const told = isBare ? await oidc.fetchUserInfo(config, answer.access_token, claims.sub) : {}
    return somebodyOf(claims.iss, claims.sub, { ...told, ...claims }, answer.id_token)
  } catch (error) {
    if (error instanceof NotSignedIn) throw error
    throw isDown(error)
      ? new IdentityServiceDown('The identity service does not answer', { cause: error })
      : new NotSignedIn(error)
  }
}

/** Without what no name holds, and a store cannot keep. */
const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && !/\p{Cc}/u.test(value) && value.isWellFormed()
    ? value.trim()
    : undefined
/** In lower case; undefined for one whose letters only turn into others' that way, such as the sign of Kelvin into a k. */
const addressOf = (value: unknown) => {
  const address = textOf(value)
  const lower = address?.toLowerCase()
  return lower !== undefined && isAscii(lower) && !isAscii(address ?? '') ? undefined : lower
}
const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text)

const somebodyOf = (issuer: string, subject: string, claims: Record<string, unknown>, idToken: string): Somebody => ({
  issuer,
  subject,
  email: addressOf(claims['email']),
  // Some write it as a word.
  isEmailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
  fullName: textOf(claims['name']),
  claims,
  idToken,
})

/** No answer at all, or one of a server in trouble; anything else is an answer, and a wrong one. */
const isDown = (error: unknown): boolean => {
  if (error instanceof oidc.ClientError) {
    if (error.code === 'OAUTH_TIMEOUT') return true
    // By its status, as a server that listens has another `Response` than the one that is fetched.
    const { cause } = error
    return typeof cause === 'object' && cause !== null && 'status' in cause && Number(cause.status) >= 500
  }
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500
  return error instanceof TypeError && error.message === 'fetch failed'
}

/** Where the service ends its own session, if it has such a place. A service that cannot be reached keeps nobody signed in here. */
export const endAddress = async (service: IdentityService, idToken: string, back: string, now: number) => {
  const config = await metadataOf(service, now)
  if (config.serverMetadata().end_session_endpoint === undefined) return undefined
  // Amazon Cognito has a word of its own for the way back.
  const wish = { id_token_hint: idToken, post_logout_redirect_uri: back, logout_uri: back }
  return oidc.buildEndSessionUrl(config, wish).href
}
