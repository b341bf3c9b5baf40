import { expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const refusal = (environment: Record<string, string>) => {
  try {
    readConfig(environment)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as ConfigError).message
  }
  return 'no refusal'
}

it('works without any setting', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
    dataDir: '.data',
    databaseUrl: undefined,
    migrate: true,
    isTrial: true,
    ownerUrl: undefined,
    traces: undefined,
    sample: true,
    sampleScreens: true,
    registration: true,
    localSignIn: true,
    trustProxy: false,
    passwordMinimum: 8,
    accessMinutes: 10,
    idleMinutes: 30,
    refreshMinutes: 720,
    sessionMinutes: 10_080,
    publicOrigin: 'http://127.0.0.1:4000',
    smtpUrl: undefined,
    mailFrom: 'Onward <no-reply@localhost>',
    emailVerification: true,
    resetMinutes: 30,
    verifyMinutes: 1440,
    logLevel: 'info',
  })
})

it.each([
  [{}, true],
  [{ PUBLIC_ORIGIN: 'http://onward.test:4000' }, true],
  [{ DATABASE_URL: 'postgresql://onward@db.example/onward' }, false],
  [{ PUBLIC_ORIGIN: 'https://onward.example' }, false],
  [{ PUBLIC_ORIGIN: 'https://onward.example', SAMPLE: 'on' }, true],
  [{ DATABASE_URL: 'postgresql://onward@db.example/onward', SAMPLE: 'on' }, true],
  [{ SAMPLE: 'off' }, false],
])('wants the sample only for a trial, or when it is asked for: %o', (environment: Record<string, string>, sample) => {
  expect(readConfig(environment).sample).toBe(sample)
})

it('takes an empty setting for an absent one, and foreign ones for nothing', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', HOME: '/nowhere', port: '1' })).toEqual(readConfig({}))
})

it('reads every setting', () => {
  const environment = {
    PORT: '0',
    HOST: '::1',
    METRICS_PORT: '9464',
    METRICS_HOST: '::',
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgresql://onward@db:5432/onward',
    MIGRATE_DATABASE_URL: 'postgresql://owner@db:5432/onward',
    MIGRATE: 'off',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    SAMPLE: 'off',
    SAMPLE_SCREENS: 'off',
    REGISTRATION: 'off',
    LOCAL_SIGN_IN: 'off',
    OIDC_ISSUER: 'https://id.hospital.example/realms/staff',
    OIDC_CLIENT_ID: 'onward',
    OIDC_CLIENT_SECRET: 'of-two',
    IDENTITY_NAME: 'Harbor Health',
    IDENTITY_UNKNOWN: 'client',
    IDENTITY_ACCOUNT: '7',
    IDENTITY_ROLES_CLAIM: 'groups',
    IDENTITY_ROLES: 'rota office=Admin, clinicians = Provider,planners=Scheduler',
    TRUST_PROXY: 'on',
    PASSWORD_MINIMUM: '8',
    ACCESS_MINUTES: '1',
    IDLE_MINUTES: '6',
    REFRESH_MINUTES: '2',
    SESSION_MINUTES: '3',
    PUBLIC_ORIGIN: 'https://Onward.example:443/',
    SMTP_URL: 'smtps://onward:p%40ss@mail.example:465',
    MAIL_FROM: 'onward@hospital.example',
    EMAIL_VERIFICATION: 'off',
    RESET_MINUTES: '4',
    VERIFY_MINUTES: '5',
    LOG_LEVEL: 'silent',
  }
  expect(readConfig(environment)).toEqual({
    port: 0,
    host: '::1',
    metricsPort: 9464,
    metricsHost: '::',
    dataDir: '/srv/data',
    databaseUrl: 'postgresql://onward@db:5432/onward',
    migrate: false,
    isTrial: false,
    ownerUrl: 'postgresql://owner@db:5432/onward',
    traces: 'http://collector:4318',
    sample: false,
    sampleScreens: false,
    registration: false,
    localSignIn: false,
    identityService: {
      issuer: 'https://id.hospital.example/realms/staff',
      clientId: 'onward',
      clientSecret: 'of-two',
      name: 'Harbor Health',
      unknown: 'client',
      accountId: 7,
      roles: {
        claim: 'groups',
        meaning: new Map([
          ['rota office', 'Admin'],
          ['clinicians', 'Provider'],
          ['planners', 'Scheduler'],
        ]),
      },
    },
    trustProxy: true,
    passwordMinimum: 8,
    accessMinutes: 1,
    idleMinutes: 6,
    refreshMinutes: 2,
    sessionMinutes: 3,
    publicOrigin: 'https://onward.example',
    smtpUrl: 'smtps://onward:p%40ss@mail.example:465',
    mailFrom: 'onward@hospital.example',
    emailVerification: false,
    resetMinutes: 4,
    verifyMinutes: 5,
    logLevel: 'silent',
  })
})

it.each([
  ['PORT', '65536'],
  ['METRICS_PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80a'],
  ['PORT', ' 80'],
  ['DATABASE_URL', 'mysql://db/onward'],
  ['DATABASE_URL', 'postgres://'],
  ['SAMPLE', 'yes'],
  ['REGISTRATION', 'true'],
  ['TRUST_PROXY', '1'],
  ['PASSWORD_MINIMUM', '7'],
  ['PASSWORD_MINIMUM', '65'],
  ['PASSWORD_MINIMUM', 'eight'],
  ['ACCESS_MINUTES', '0'],
  ['ACCESS_MINUTES', '1.5'],
  ['REFRESH_MINUTES', '-5'],
  ['SESSION_MINUTES', '10000000'],
  ['PUBLIC_ORIGIN', 'onward.example'],
  ['PUBLIC_ORIGIN', 'ftp://onward.example'],
  ['PUBLIC_ORIGIN', 'https://onward.example/app'],
  ['PUBLIC_ORIGIN', 'https://onward.example/?a'],
  ['PUBLIC_ORIGIN', 'https://user:secret@onward.example'],
  ['PUBLIC_ORIGIN', 'javascript:alert(1)'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://onward:100%@mail.example'],
  ['SMTP_URL', 'smtp://mail.example/?ignoreTLS=true'],
  ['MAIL_FROM', 'Onward'],
  ['MAIL_FROM', 'a@b.example, c@d.example'],
  ['MAIL_FROM', 'Onward <a@b.example>\r\nBcc: c@d.example'],
  ['EMAIL_VERIFICATION', 'no'],
  ['IDENTITY_REGION', 'Frankfurt'],
  ['IDENTITY_USER_POOL_ID', 'pool'],
  ['IDENTITY_CLIENT_ID', 'two words'],
  ['OIDC_ISSUER', 'http://id.hospital.example'],
  ['OIDC_ISSUER', 'https://id.hospital.example/?realm=staff'],
  ['OIDC_ISSUER', 'id.hospital.example'],
  ['IDENTITY_UNKNOWN', 'admin'],
  ['IDENTITY_ACCOUNT', '0'],
  ['IDENTITY_ROLES', 'office=Owner'],
  ['IDENTITY_ROLES', 'office'],
  ['LOCAL_SIGN_IN', 'maybe'],
  ['RESET_MINUTES', '0'],
  ['VERIFY_MINUTES', 'a day'],
  ['LOG_LEVEL', 'loud'],
])('names %s when it is %j, in one line', (name, value) => {
  expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name} must [^\\n]+$`))
})

it('names every wrong one, one a line', () => {
  const lines = refusal({ PORT: 'x', SAMPLE: 'y', LOG_LEVEL: 'z' }).split('\n')
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'SAMPLE', 'LOG_LEVEL'])
})

it('makes links with the port that it listens on, unless it is told better', () => {
  expect(readConfig({ PORT: '4100' }).publicOrigin).toBe('http://127.0.0.1:4100')
})

it.each([
  ['DATABASE_URL', 'mysql://onward:secret-word@db/onward'],
  ['SMTP_URL', 'smtp://onward:secret-word@mail.example/path'],
  ['PUBLIC_ORIGIN', 'https://onward:secret-word@onward.example'],
  ['OIDC_CLIENT_SECRET', 'secret-word of two'],
])('does not show the password of %s', (name, value) => {
  expect(refusal({ [name]: value })).not.toContain('secret-word')
})

it('takes an owner for a database server alone', () => {
  expect(() => readConfig({ MIGRATE_DATABASE_URL: 'postgresql://owner@db.example/onward' })).toThrow(
    'MIGRATE_DATABASE_URL is only for who sets DATABASE_URL too',
  )
})

it('knows a user pool of Amazon Cognito by its three values', () => {
  const pool = {
    IDENTITY_REGION: 'eu-central-1',
    IDENTITY_USER_POOL_ID: 'eu-central-1_AbCdEfGhI',
    IDENTITY_CLIENT_ID: '1example23456789',
  }
  expect(readConfig(pool).identityService).toEqual({
    issuer: 'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_AbCdEfGhI',
    clientId: '1example23456789',
    unknown: 'refuse',
    accountId: 1,
  })
})

const SERVICE = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'onward' }
it.each([
  [{ IDENTITY_REGION: 'eu-central-1' }, 'IDENTITY_USER_POOL_ID and IDENTITY_CLIENT_ID are set together'],
  [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_ISSUER and OIDC_CLIENT_ID are set together'],
  [{ ...SERVICE, IDENTITY_CLIENT_ID: 'onward' }, 'set one of them'],
  [{ ...SERVICE, IDENTITY_ROLES: 'office=Admin' }, 'IDENTITY_ROLES_CLAIM and IDENTITY_ROLES are set together'],
  [{ IDENTITY_NAME: 'Harbor Health' }, 'only for who names an identity service'],
  [{ LOCAL_SIGN_IN: 'off' }, 'nobody could sign in'],
])('refuses settings of an identity service that contradict each other: %o', (environment, words) => {
  expect(refusal(environment)).toContain(words)
})
