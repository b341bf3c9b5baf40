import { client, session } from '@onward/contract'
import { sendInLanguage } from './in-language.ts'

/** Sign-in itself carries no bearer, and its 401 is an answer. Apart from `api`, so that the sign-in page loads no more. */
export const identityApi = client(session, sendInLanguage)
