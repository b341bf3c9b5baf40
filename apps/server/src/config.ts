import * as v from 'valibot'
import { databaseUrl, mailFrom, publicOrigin, smtpUrl } from './config-addresses.ts'
import { identityServiceOf, identitySettings, type IdentityService } from './config-identity.ts'

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a whole number from 0 to 65535'),
)
const onOff = v.pipe(
  v.picklist(['on', 'off'], 'must be on or off'),
  v.transform((word) => word === 'on'),
)
const minutes = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}$/, 'must be a whole number of minutes'),
  v.transform(Number),
  v.minValue(1, 'must be at least 1 minute'),
)
const passwordMinimum = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}$/, 'must be a whole number from 8 to 64'),
  v.transform(Number),
  v.minValue(8, 'must be at least 8'),
  v.maxValue(64, 'must be at most 64'),
)

const collector = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+/, 'must be an address such as http://127.0.0.1:4318'))

/** Every setting, by the name of its environment variable. */
const Environment = v.object({
  PORT: v.optional(port, '4000'),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '127.0.0.1'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '.data'),
  DATABASE_URL: v.optional(databaseUrl),
  MIGRATE_DATABASE_URL: v.optional(databaseUrl),
  MIGRATE: v.optional(onOff, 'on'),
  SAMPLE: v.optional(onOff),
  SAMPLE_SCREENS: v.optional(onOff, 'on'),
  REGISTRATION: v.optional(onOff, 'on'),
  LOCAL_SIGN_IN: v.optional(onOff, 'on'),
  ...identitySettings,
  TRUST_PROXY: v.optional(onOff, 'off'),
  PASSWORD_MINIMUM: v.optional(passwordMinimum, '8'),
  ACCESS_MINUTES: v.optional(minutes, '10'),
  IDLE_MINUTES: v.optional(minutes, '30'),
  REFRESH_MINUTES: v.optional(minutes, '720'),
  SESSION_MINUTES: v.optional(minutes, '10080'),
  PUBLIC_ORIGIN: v.optional(publicOrigin),
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(mailFrom, 'Onward <no-reply@localhost>'),
  EMAIL_VERIFICATION: v.optional(onOff, 'on'),
  RESET_MINUTES: v.optional(minutes, '30'),
  VERIFY_MINUTES: v.optional(minutes, '1440'),
  BACKUP_PASSPHRASE: v.optional(v.pipe(v.string(), v.minLength(12, 'must have at least 12 characters'))),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(collector),
  LOG_LEVEL: v.optional(
    v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
    'info',
  ),
})

export type Config = {
  port: number
  host: string
  /** Where numbers are given out, on a port of their own; undefined for nowhere. */
  metricsPort: number | undefined
  metricsHost: string
  /** Folder of the embedded store, unused when `databaseUrl` is set, and of mails that are not sent. */
  dataDir: string
  databaseUrl: string | undefined
  /** The same database for who owns its tables: migrations, backups and restores. */
  ownerUrl: string | undefined
  /** Bring the schema up to date at the start; otherwise refuse to start when it is not. */
  migrate: boolean
  /** Load sample data into an empty store. */
  sample: boolean
  /** Whether nothing says that it is for real use: no database server, and no public address. */
  isTrial: boolean
  /** Serve the web app with the sample screens, or the product alone. */
  sampleScreens: boolean
  /** Whether people may create a user for themselves. */
  registration: boolean
  /** Whether people sign in with a password that is kept here; off only beside an identity service. */
  localSignIn: boolean
  /** Who else signs people in, if there is one. */
  identityService: IdentityService | undefined
  /** Believe `X-Forwarded-For`: only behind a proxy that sets it. */
  trustProxy: boolean
  passwordMinimum: number
  /** Lifetimes in minutes: an access token, an unused refresh token, a session whatever its use. */
  idleMinutes: number
  accessMinutes: number
  refreshMinutes: number
  sessionMinutes: number
  /** How browsers reach the server: what links in mails begin with. Never taken from a request. */
  publicOrigin: string
  /** Without it mails are written as files. It may hold a password. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Whether users have to verify their e-mail address before they see anything. */
  emailVerification: boolean
  /** Lifetimes in minutes of the links in mails. */
  resetMinutes: number
  verifyMinutes: number
  /** What backups are sealed with, when there is one. */
  backupPassphrase: string | undefined
  /** The collector of traces, if there is one. */
  traces: string | undefined
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

/** Where nothing says that it is for real use, the sample may be loaded unasked: its passwords are known to everybody. */
const isTrial = ({ DATABASE_URL, PUBLIC_ORIGIN }: v.InferOutput<typeof Environment>) =>
  DATABASE_URL === undefined && !PUBLIC_ORIGIN?.startsWith('https:')

/** A setting that cannot be used: the message names it and says what it must be. */
export class ConfigError extends Error {}

/**
 * The environment, parsed once.
 * @throws ConfigError naming every wrong setting, one a line
 */
export const readConfig = (environment: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = v.safeParse(Environment, given)
  if (!result.success) {
    throw new ConfigError(
      result.issues.map((issue) => named(v.getDotPath(issue) ?? '', issue.message, given)).join('\n'),
    )
  }
  const e = result.output
  if (e.MIGRATE_DATABASE_URL !== undefined && e.DATABASE_URL === undefined)
    throw new ConfigError('MIGRATE_DATABASE_URL is only for who sets DATABASE_URL too')
  const identityService = identityServiceOf(e)
  if (typeof identityService === 'string') throw new ConfigError(identityService)
  if (!e.LOCAL_SIGN_IN && !identityService)
    throw new ConfigError('LOCAL_SIGN_IN=off is only for who names an identity service: nobody could sign in')
  return {
    port: e.PORT,
    host: e.HOST,
    metricsPort: e.METRICS_PORT,
    metricsHost: e.METRICS_HOST,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    ownerUrl: e.MIGRATE_DATABASE_URL ?? e.DATABASE_URL,
    migrate: e.MIGRATE,
    sample: e.SAMPLE ?? isTrial(e),
    isTrial: isTrial(e),
    sampleScreens: e.SAMPLE_SCREENS,
    registration: e.REGISTRATION && e.LOCAL_SIGN_IN,
    localSignIn: e.LOCAL_SIGN_IN,
    identityService,
    trustProxy: e.TRUST_PROXY,
    passwordMinimum: e.PASSWORD_MINIMUM,
    accessMinutes: e.ACCESS_MINUTES,
    idleMinutes: e.IDLE_MINUTES,
    refreshMinutes: e.REFRESH_MINUTES,
    sessionMinutes: e.SESSION_MINUTES,
    publicOrigin: e.PUBLIC_ORIGIN ?? `http://127.0.0.1:${e.PORT}`,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    emailVerification: e.EMAIL_VERIFICATION,
    resetMinutes: e.RESET_MINUTES,
    verifyMinutes: e.VERIFY_MINUTES,
    backupPassphrase: e.BACKUP_PASSPHRASE,
    traces: e.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: e.LOG_LEVEL,
  }
}

/** They may hold a password, so they are not shown. */
const SECRETS = new Set([
  'DATABASE_URL',
  'MIGRATE_DATABASE_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'SMTP_URL',
  'PUBLIC_ORIGIN',
  'BACKUP_PASSPHRASE',
  'OIDC_CLIENT_SECRET',
])

const named = (name: string, message: string, given: Record<string, string | undefined>) =>
  SECRETS.has(name) ? `${name} ${message}` : `${name} ${message} (it is ${JSON.stringify(given[name])})`
