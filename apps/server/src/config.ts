import * as v from 'valibot'

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
const databaseUrl = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\/\S+$/, 'must look like postgresql://user@host:5432/name'),
)
const passwordMinimum = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}$/, 'must be a whole number from 8 to 64'),
  v.transform(Number),
  v.minValue(8, 'must be at least 8'),
  v.maxValue(64, 'must be at most 64'),
)

/** Every setting, by the name of its environment variable. */
const Environment = v.object({
  PORT: v.optional(port, '4000'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '.data'),
  DATABASE_URL: v.optional(databaseUrl),
  SAMPLE: v.optional(onOff, 'on'),
  REGISTRATION: v.optional(onOff, 'on'),
  TRUST_PROXY: v.optional(onOff, 'off'),
  PASSWORD_MINIMUM: v.optional(passwordMinimum, '15'),
  ACCESS_MINUTES: v.optional(minutes, '10'),
  REFRESH_MINUTES: v.optional(minutes, '720'),
  SESSION_MINUTES: v.optional(minutes, '10080'),
  LOG_LEVEL: v.optional(
    v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
    'info',
  ),
})

export type Config = {
  port: number
  host: string
  /** Folder of the embedded store; unused when `databaseUrl` is set. */
  dataDir: string
  databaseUrl: string | undefined
  /** Load sample data into an empty store. */
  sample: boolean
  /** Whether people may create a user for themselves. */
  registration: boolean
  /** Believe `X-Forwarded-For`: only behind a proxy that sets it. */
  trustProxy: boolean
  passwordMinimum: number
  /** Lifetimes in minutes: an access token, an unused refresh token, a session whatever its use. */
  accessMinutes: number
  refreshMinutes: number
  sessionMinutes: number
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

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
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    sample: e.SAMPLE,
    registration: e.REGISTRATION,
    trustProxy: e.TRUST_PROXY,
    passwordMinimum: e.PASSWORD_MINIMUM,
    accessMinutes: e.ACCESS_MINUTES,
    refreshMinutes: e.REFRESH_MINUTES,
    sessionMinutes: e.SESSION_MINUTES,
    logLevel: e.LOG_LEVEL,
  }
}

/** The address of a database may hold a password, so it is not shown. */
const named = (name: string, message: string, given: Record<string, string | undefined>) =>
  name === 'DATABASE_URL' ? `${name} ${message}` : `${name} ${message} (it is ${JSON.stringify(given[name])})`
