import { client, registration } from '@onward/contract'
import { sendInLanguage } from '#web/lib/session/in-language.ts'

/** Who registers or has forgotten a password has no bearer either. */
export const registrationApi = client(registration, sendInLanguage)
