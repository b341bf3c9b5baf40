import { email, type Email } from '@onward/contract/samples'
import { read, type CaseApi } from '../case-kit.ts'
import { emailSeed } from './email.seed.ts'

export const BASE = '/apps/email'
export type Query = Parameters<CaseApi['get']>[1]
export const listed = (api: CaseApi, query: Query = {}) =>
  read(api.get(`${BASE}/emails`, query), email.listEmails.answers[200])
export const opened = (api: CaseApi, id: number | string, narrowing: Query = {}) =>
  read(api.get(`${BASE}/get-email`, { id, ...narrowing }), email.email.answers[200])
export const stepped = (api: CaseApi, dir: 'previous' | 'next', emailId: number | string, narrowing: Query = {}) =>
  read(api.get(`${BASE}/paginate-email`, { dir, emailId, ...narrowing }), email.neighbourEmail.answers[200])

export const ids = (mails: { id: number }[]) => mails.map(({ id }) => id)
/** The ids of the sample mails that pass, newest first. */
export const expected = (api: CaseApi, passes: (mail: Email) => boolean = () => true) =>
  ids(emailSeed(api.now).filter(passes)).toReversed()
/** One sample mail that passes. */
export const oneThat = (api: CaseApi, passes: (mail: Email) => boolean) => {
  const mail = emailSeed(api.now).find(passes)
  if (!mail) throw new Error('No sample mail is like that')
  return mail
}
