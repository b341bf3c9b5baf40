import { randomBytes, randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { NewEmail, RoleName } from '@onward/contract'
import * as v from 'valibot'
import { record } from '../audit.ts'
import { ConfigError, readConfig } from '../config.ts'
import { takeOver } from '../features/identity/claims.queries.ts'
import { isUniqueViolation } from '../db-errors.ts'
import { openStore, StoreError, type Db } from '../db.ts'
import { hashPassword } from '../passwords.ts'
import { addUser } from '../users.ts'
import { placeOf } from './run-command.ts'

const USAGE = `Usage: npm run add-user -- E-MAIL --role Admin|Provider|Client [OPTIONS]

  --name "FULL NAME"   how the user is called; the address when left out
  --provider ID        whose schedule it is; needed for the role Provider
  --account N          the account; 1 when left out

Prints the new user's password, once.`

/** What the operator did wrong, in one line. */
class CommandError extends Error {}

const readArguments = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      role: { type: 'string' },
      name: { type: 'string' },
      provider: { type: 'string' },
      account: { type: 'string', default: '1' },
    },
  })
  const [address, ...rest] = positionals
  const email = v.safeParse(NewEmail, address)
  const role = v.safeParse(RoleName, values.role)
  if (!email.success || !role.success || rest.length > 0 || !/^[1-9]\d{0,8}$/.test(values.account))
    throw new CommandError(USAGE)
  if (role.output === 'Provider' && values.provider === undefined)
    throw new CommandError('--provider ID is needed for the role Provider')
  return {
    email: email.output.toLowerCase(),
    role: role.output,
    name: values.name,
    provider: values.provider,
    accountId: Number(values.account),
  }
}
type Arguments = ReturnType<typeof readArguments>

const add = async (
  trx: Db,
  { email, role, name, provider, accountId }: Arguments,
  passwordHash: string,
  isVerifying: boolean,
) => {
  await trx
    .insertInto('account')
    .values({ accountId, accountName: `Account ${accountId}` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const known = provider === undefined ? undefined : await providerName(trx, accountId, provider)
  if (provider !== undefined && known === undefined)
    throw new CommandError(`Account ${accountId} has no provider ${provider}`)
  const userId = provider ?? randomUUID()
  const fullName = name ?? known ?? email
  const user = { accountId, userId, userName: email, email, fullName, roles: [role], passwordHash }
  // The operator vouches for the address.
  const at = new Date().toISOString()
  if (isVerifying) await takeOver(trx, { requestId: 'command' }, email, at)
  await addUser(trx, { ...user, emailVerifiedAt: at, isClaim: false })
  await record(
    trx,
    { requestId: 'command' },
    { accountId, userId: null, action: 'user.added', objectId: userId, after: { email, roles: [role] } },
  )
}

const providerName = async (trx: Db, accountId: number, providerId: string) =>
  (
    await trx
      .selectFrom('provider')
      .where('accountId', '=', accountId)
      .where('providerId', '=', providerId)
      .select('providerName')
      .executeTakeFirst()
  )?.providerName

const run = async () => {
  const wanted = readArguments()
  const password = randomBytes(15).toString('base64url')
  const passwordHash = await hashPassword(password)
  const config = readConfig(process.env)
  const warn = (message: string) => console.error(message)
  const store = await openStore(placeOf(config), { warn, migrate: config.migrate })
  try {
    await store.db.transaction().execute((trx) => add(trx, wanted, passwordHash, config.emailVerification))
    console.log(`${wanted.email} can sign in as ${wanted.role} with the password ${password}`)
  } catch (error) {
    if (isUniqueViolation(error))
      throw new CommandError(`There is a user ${wanted.email} already, or one for that provider`)
    throw error
  } finally {
    await store.close()
  }
}

try {
  await run()
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (!isUsage && !(error instanceof CommandError || error instanceof StoreError || error instanceof ConfigError))
    throw error
  console.error(isUsage ? `${error.message}\n\n${USAGE}` : error.message)
  process.exitCode = 1
}
