import { pageIn, type PageEntry, type PageGroup } from './page-entry.ts'

/** The places of the product's menu, in their order. */
export const pageGroups = {
  scheduling: { title: 'Scheduling', icon: 'calendar', section: 'scheduling' },
  setup: { title: 'Setup', icon: 'settings', section: 'scheduling', isFolded: true },
  account: { title: 'Account', icon: 'lock', section: 'account' },
  notices: { title: 'Notices', icon: 'signpost', section: 'account' },
} satisfies Record<string, PageGroup>

const account = pageIn(pageGroups, 'account', { access: 'open', layout: 'blank', unlisted: true })
const notices = pageIn(pageGroups, 'notices', { access: 'open', layout: 'blank', unlisted: true })

// A roster takes all the room there is.
const scheduling = pageIn(pageGroups, 'scheduling', { hasOwnHead: true, frame: { contentWidth: 'full' } })

/**
 * What the first load knows: where everybody with a schedule starts, and the pages in front of the sign-in. All others come
 * with the frame (`insidePages`), so that the sign-in does not grow with the product.
 */
export const frontPages = {
  calendar: scheduling('/calendar', 'Calendar', { keywords: 'schedule shifts roster month on call' }),

  login: account('/login', 'Sign in', { access: 'stranger', asksNothing: true }),
  // Where an identity service leads back to.
  continue: account('/login/continue', 'Signing you in'),
  register: account('/register', 'Create an account', { access: 'stranger' }),
  'forgot-password': account('/forgot-password', 'Forgot your password?', { access: 'stranger' }),
  account: account('/account', 'Your account', {
    access: 'signed-in',
    layout: 'shell',
    hasOwnHead: true,
    icon: 'user',
  }),
  'confirm-email': account('/confirm-email', 'Confirm your new e-mail'),
  'accept-invitation': account('/accept-invitation', 'Accept your invitation'),
  'reset-password': account('/reset-password', 'Set a new password'),
  'verify-email': account('/verify-email', 'Verify your e-mail'),

  'not-authorized': notices('/misc/not-authorized', 'Not authorized'),
  error: notices('/misc/error', 'Page not found', { keywords: '404' }),
} satisfies Record<string, PageEntry>
