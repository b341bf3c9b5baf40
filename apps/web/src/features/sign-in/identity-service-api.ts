import { client, identityService } from '@onward/contract'
import { sendInLanguage } from '#web/lib/session/in-language.ts'

/** Who signs in by the identity service has no bearer yet. */
export const identityServiceApi = client(identityService, sendInLanguage)
