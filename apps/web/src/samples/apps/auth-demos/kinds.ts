import { samplePages } from '@onward/contract/samples'
import texts from 'texts:authdemo'
import { addTexts, type TextKey } from '#web/lib/text.ts'

addTexts(texts)

/** What each kind of page says above its form. */
export const kinds = {
  login: { title: 'authdemo.loginTitle', lead: 'authdemo.loginLead' },
  register: { title: 'authdemo.registerTitle', lead: 'authdemo.registerLead' },
  'forgot-password': { title: 'authdemo.forgotTitle', lead: 'authdemo.forgotLead' },
  'reset-password': { title: 'authdemo.resetTitle', lead: 'authdemo.resetLead' },
  'verify-email': { title: 'authdemo.verifyTitle', lead: 'authdemo.verifyLead' },
  'two-steps': { title: 'authdemo.stepsTitle', lead: 'authdemo.stepsLead' },
} as const satisfies Record<string, { title: TextKey; lead: TextKey }>
export type Kind = keyof typeof kinds

/** A card in the middle, or a picture that covers the start of the page. */
export type Look = 'basic' | 'cover'

/** Whom the pages speak of: nobody. */
export const SAMPLE = { email: 'hello@example.com', number: '••• ••• 0142', call: 'tel:+15555550142' }

/** The address of another kind of page in the same style. */
export const addressOf = (kind: Kind, look: Look) => samplePages[`${kind}-${look}`].path
