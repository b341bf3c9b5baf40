import { readConfig } from '../src/config.ts'
import { promiseChangesDue } from '../src/features/publications/change-notices.ts'
import { emailOf, type openApp, type Person } from './app-fixture.ts'

const HOUR = 3_600_000
/** In nine hours nothing is still going on; of the two, further apart than a night is long, one is by day in New York. */
const LATER = [9, 20]

/** What comes due of changes within a day, and what of it has been mailed to whom. */
export const changesBy = (server: () => Awaited<ReturnType<typeof openApp>>) => {
  const look = async (config = readConfig({})) => {
    for (const hours of LATER) await promiseChangesDue(server().store.db, config, new Date(Date.now() + hours * HOUR))
  }
  const heard = new Map<Person, number>()
  /** What has been mailed to somebody since `mailed` was asked for theirs. */
  const unheard = async (person: Person) => (await server().mailsTo(emailOf(person))).slice(heard.get(person) ?? 0)
  /** What somebody has been mailed since they were asked about last: the subject, and the lines of what changed. */
  const mailed = async (person: Person, config?: Parameters<typeof look>[0]) => {
    await look(config)
    const news = await unheard(person)
    heard.set(person, (heard.get(person) ?? 0) + news.length)
    return news.map(({ subject, text }) => [subject, ...text.split('\n').filter((line) => /^( {2}\(|- )/.test(line))])
  }
  return { look, unheard, mailed }
}
