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
    dataDir: '.data',
    databaseUrl: undefined,
    sample: true,
    registration: true,
    trustProxy: false,
    passwordMinimum: 15,
    accessMinutes: 10,
    refreshMinutes: 720,
    sessionMinutes: 10_080,
    logLevel: 'info',
  })
})

it('takes an empty setting for an absent one, and foreign ones for nothing', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', HOME: '/nowhere', port: '1' })).toEqual(readConfig({}))
})

it('reads every setting', () => {
  const environment = {
    PORT: '0',
    HOST: '::1',
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgresql://onward@db:5432/onward',
    SAMPLE: 'off',
    REGISTRATION: 'off',
    TRUST_PROXY: 'on',
    PASSWORD_MINIMUM: '8',
    ACCESS_MINUTES: '1',
    REFRESH_MINUTES: '2',
    SESSION_MINUTES: '3',
    LOG_LEVEL: 'silent',
  }
  expect(readConfig(environment)).toEqual({
    port: 0,
    host: '::1',
    dataDir: '/srv/data',
    databaseUrl: 'postgresql://onward@db:5432/onward',
    sample: false,
    registration: false,
    trustProxy: true,
    passwordMinimum: 8,
    accessMinutes: 1,
    refreshMinutes: 2,
    sessionMinutes: 3,
    logLevel: 'silent',
  })
})

it.each([
  ['PORT', '65536'],
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
  ['LOG_LEVEL', 'loud'],
])('names %s when it is %j, in one line', (name, value) => {
  expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name} must [^\\n]+$`))
})

it('names every wrong one, one a line', () => {
  const lines = refusal({ PORT: 'x', SAMPLE: 'y', LOG_LEVEL: 'z' }).split('\n')
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'SAMPLE', 'LOG_LEVEL'])
})

it('does not show the password of a database', () => {
  expect(refusal({ DATABASE_URL: 'mysql://onward:secret-word@db/onward' })).not.toContain('secret-word')
})
