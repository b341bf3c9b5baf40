import * as v from 'valibot'
import { RoleName } from '@onward/contract'

/** Who else signs people in: a provider of OpenID Connect. */
export type IdentityService = {
  /** How it calls itself: `iss` in what it signs, and where its metadata is found. */
  issuer: string
  clientId: string
  /** Without it the client is a public one, which the code's proof key protects alone. */
  clientSecret: string | undefined
  /** How people know it; undefined where the page has words of its own. */
  name: string | undefined
  /** What becomes of who is signed in there and has no user here. */
  unknown: 'refuse' | 'client'
  /** The account that it speaks for; whoever belongs to another one is unknown by it. */
  accountId: number
  /** The claim that says what somebody is, and what its words mean here. */
  roles: { claim: string; meaning: ReadonlyMap<string, RoleName> } | undefined
}

const isIssuer = (address: string) => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))
}
/** Where nothing is read on the way. */
export const isLoopback = ({ hostname }: URL) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

const word = v.pipe(v.string(), v.regex(/^\S{1,200}$/, 'must be one word'))
const meanings = v.pipe(
  v.string(),
  v.regex(
    /^\s*[^,=]+=\s*(Admin|Scheduler|Provider|Client)\s*(,\s*[^,=]+=\s*(Admin|Scheduler|Provider|Client)\s*)*$/,
    'must look like ward-office=Admin,clinicians=Provider',
  ),
  v.transform((text) => new Map(text.split(',').map(meaningOf))),
)
const meaningOf = (pair: string): [string, RoleName] => {
  const [theirs = '', ours = ''] = pair.split('=').map((part) => part.trim())
  return [theirs, v.parse(RoleName, ours)]
}

/** The settings of an identity service, by the names of their environment variables. */
export const identitySettings = {
  IDENTITY_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z]{2,}(-[a-z]+)+-\d{1,2}$/, 'must look like eu-central-1')),
  ),
  IDENTITY_USER_POOL_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{1,55}_[\dA-Za-z]+$/, 'must look like eu-central-1_AbCdEfGhI')),
  ),
  IDENTITY_CLIENT_ID: v.optional(word),
  OIDC_ISSUER: v.optional(
    v.pipe(v.string(), v.check(isIssuer, 'must be an https address such as https://id.hospital.example')),
  ),
  OIDC_CLIENT_ID: v.optional(word),
  OIDC_CLIENT_SECRET: v.optional(word),
  IDENTITY_NAME: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60, 'must have at most 60 characters'))),
  IDENTITY_UNKNOWN: v.optional(v.picklist(['refuse', 'client'], 'must be refuse or client'), 'refuse'),
  IDENTITY_ACCOUNT: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'must be the number of an account'), v.transform(Number)),
    '1',
  ),
  IDENTITY_ROLES_CLAIM: v.optional(word),
  IDENTITY_ROLES: v.optional(meanings),
}
const Settings = v.object(identitySettings)
type Settings = v.InferOutput<typeof Settings>

/**
 * The identity service that the settings name, or undefined where they name none.
 * @returns a text for the operator where they contradict each other
 */
export const identityServiceOf = (e: Settings): IdentityService | string | undefined => {
  const pool = [e.IDENTITY_REGION, e.IDENTITY_USER_POOL_ID, e.IDENTITY_CLIENT_ID]
  const open = [e.OIDC_ISSUER, e.OIDC_CLIENT_ID]
  const isAny = (values: unknown[]) => values.some((value) => value !== undefined)
  if (isAny(pool) && isAny(open)) return 'IDENTITY_… and OIDC_… each name an identity service: set one of them'
  if (isAny(pool) && pool.includes(undefined))
    return 'IDENTITY_REGION, IDENTITY_USER_POOL_ID and IDENTITY_CLIENT_ID are set together'
  if (isAny(open) && open.includes(undefined)) return 'OIDC_ISSUER and OIDC_CLIENT_ID are set together'
  if ((e.IDENTITY_ROLES_CLAIM === undefined) !== (e.IDENTITY_ROLES === undefined))
    return 'IDENTITY_ROLES_CLAIM and IDENTITY_ROLES are set together'
  const issuer = e.OIDC_ISSUER ?? (isAny(pool) ? poolIssuer(e) : undefined)
  const clientId = e.OIDC_CLIENT_ID ?? e.IDENTITY_CLIENT_ID
  if (issuer === undefined || clientId === undefined) {
    const rest = [e.OIDC_CLIENT_SECRET, e.IDENTITY_NAME, e.IDENTITY_ROLES]
    return isAny(rest)
      ? 'OIDC_CLIENT_SECRET, IDENTITY_NAME and IDENTITY_ROLES are only for who names an identity service'
      : undefined
  }
  return {
    issuer,
    clientId,
    clientSecret: e.OIDC_CLIENT_SECRET,
    name: e.IDENTITY_NAME,
    unknown: e.IDENTITY_UNKNOWN,
    accountId: e.IDENTITY_ACCOUNT,
    roles:
      e.IDENTITY_ROLES_CLAIM !== undefined && e.IDENTITY_ROLES !== undefined
        ? { claim: e.IDENTITY_ROLES_CLAIM, meaning: e.IDENTITY_ROLES }
        : undefined,
  }
}

/** Where Amazon Cognito keeps the metadata of a user pool. */
const poolIssuer = ({ IDENTITY_REGION, IDENTITY_USER_POOL_ID }: Settings) =>
  `https://cognito-idp.${IDENTITY_REGION}.amazonaws.com/${IDENTITY_USER_POOL_ID}`
