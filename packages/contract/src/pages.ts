import type { RoleName } from './identity.ts'
import { matches, type PathValues } from './page-paths.ts'

/** Who may open a page: anyone, only people who are not signed in, or anyone signed in. */
type Access = 'open' | 'stranger' | 'signed-in'
/** What a visitor's ability must allow: `read` a subject. `manage all` allows everything. */
type Subject = 'Auth' | 'ACL' | 'Samples'
/** In the frame with menu and navbar, or alone. */
type PageLayout = 'shell' | 'blank'
/** Parts of the frame that a page has its own way with while it is open. */
type FrameWish = { menuHidden?: true; menuCollapsed?: true; contentWidth?: 'boxed' | 'full' }

/** A place of the menu. The title is English; its key in the languages' files is `group.<id>`. */
export type PageGroup = {
  title: string
  icon: string
  section: string
  /** Of the product's: its pages do not stand open in the menu. Those of the samples never do. */
  isFolded?: true
}

export type PageEntry = {
  path: `/${string}`
  /** More addresses of the same page; `:name` stands for one part. */
  also?: readonly `/${string}`[]
  /** In English. Its key in the languages' files is `page.<id>`. */
  title: string
  icon: string
  /** The id of its group; the part before a dot is the group that one lies in. */
  group: string
  access: Access
  needs: Subject
  layout: PageLayout
  /** For who has this role, or one of these, alone, whatever their abilities. */
  role?: RoleName | readonly RoleName[]
  frame?: FrameWish
  /** Reached from other pages only. */
  unlisted?: true
  /** An application of its own, which says itself where one is: the frame draws neither its title nor the way to it. */
  hasOwnHead?: true
  /** It keeps no answers of the server: who opens it does without the library that does. */
  asksNothing?: true
  /** Further words that search finds it by. */
  keywords?: string
}

/** What the pages of a group share, then one line a page. */
export const pageIn =
  <Group extends string>(groups: Record<Group, PageGroup>, group: Group, shared: Partial<PageEntry> = {}) =>
  (path: `/${string}`, title: string, rest: Partial<PageEntry> = {}): PageEntry => ({
    path,
    title,
    group,
    icon: groups[group].icon,
    access: 'signed-in',
    needs: 'Auth',
    layout: 'shell',
    ...shared,
    ...rest,
  })

/** The places of the product's menu, in their order. */
export const pageGroups = {
  scheduling: { title: 'Scheduling', icon: 'calendar', section: 'scheduling' },
  setup: { title: 'Setup', icon: 'settings', section: 'scheduling', isFolded: true },
  account: { title: 'Account', icon: 'lock', section: 'account' },
  notices: { title: 'Notices', icon: 'signpost', section: 'account' },
} satisfies Record<string, PageGroup>

// A roster takes all the room there is.
const scheduling = pageIn(pageGroups, 'scheduling', { hasOwnHead: true, frame: { contentWidth: 'full' } })
const planning = pageIn(pageGroups, 'scheduling', { hasOwnHead: true, role: ['Admin', 'Scheduler'] })
const setUp = pageIn(pageGroups, 'setup', { hasOwnHead: true, role: 'Admin' })
const account = pageIn(pageGroups, 'account', { access: 'open', layout: 'blank', unlisted: true })
const notices = pageIn(pageGroups, 'notices', { access: 'open', layout: 'blank', unlisted: true })

/**
 * Every address of the product. Router, menu, breadcrumb, document title, search, bookmarks, the server's status for a page
 * and the test that opens every page are read from here. The screen of a page is the file `<id>-page.tsx`.
 */
export const pages = {
  calendar: scheduling('/calendar', 'Calendar', { keywords: 'schedule shifts roster month on call' }),
  board: planning('/board', 'Board', { icon: 'table', frame: { contentWidth: 'full' }, keywords: 'roster' }),
  leave: planning('/leave', 'Leave', {
    icon: 'leave',
    frame: { contentWidth: 'full' },
    keywords: 'absence vacation',
  }),
  batches: planning('/changes', 'Recent changes', { icon: 'list', keywords: 'undo history' }),
  publications: planning('/publications', 'Publications', { icon: 'mail' }),
  demand: planning('/demand', 'Demand', { icon: 'chart', keywords: 'coverage staffing' }),
  people: planning('/people', 'People', {
    role: 'Admin',
    also: ['/people/:providerId'],
    icon: 'provider',
    keywords: 'providers clinicians nurses doctors',
  }),
  facilities: setUp('/facilities', 'Facilities', {
    icon: 'building',
    keywords: 'hospitals sites',
  }),
  'shift-types': setUp('/shift-types', 'Shift types', { icon: 'clock' }),
  specialties: setUp('/specialties', 'Specialties', { icon: 'tag' }),
  'credential-types': setUp('/credential-types', 'Credential types', {
    icon: 'license',
    keywords: 'licences certificates privileges',
  }),
  requirements: setUp('/requirements', 'Requirements', { icon: 'todo', keywords: 'credentials licences' }),
  'leave-kinds': setUp('/leave-kinds', 'Kinds of leave', { icon: 'palette' }),
  holidays: setUp('/holidays', 'Holidays', { icon: 'sun', keywords: 'public bank' }),
  locks: setUp('/locks', 'Closed periods', { icon: 'lock', keywords: 'payroll' }),
  rules: setUp('/rules', 'Rules', { icon: 'sliders', keywords: 'compliance rest duty hours law' }),
  violations: setUp('/rules/violations', 'Rule violations', { icon: 'alert', keywords: 'breaches' }),
  imports: setUp('/import', 'Import', { icon: 'table', keywords: 'upload csv xlsx excel' }),
  users: setUp('/users', 'Users', { icon: 'users', keywords: 'roles' }),
  audit: setUp('/audit', 'Audit trail', { icon: 'list', keywords: 'log' }),

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

export type PageId = keyof typeof pages

/** The product's own pages that its menu and its search offer, in their order. */
export const ownPages = (): ListedPage[] => listed(pages).filter(({ unlisted }) => !unlisted)

/** A page with the id under which its table knows it. */
export type ListedPage = { id: string } & PageEntry

/** The rows of a table of pages, in its order. */
export const listed = (table: Record<string, PageEntry>): ListedPage[] =>
  Object.entries(table).map(([id, entry]) => ({ id, ...entry }))

/** The page at a path and what its `:names` hold there, or undefined. An address that is spelled out comes before a pattern. */
export const pageAt = (
  path: string,
  all: readonly ListedPage[],
): { page: ListedPage; values: PathValues } | undefined => {
  for (const page of all) if (page.path === path) return { page, values: {} }
  for (const page of all) {
    for (const pattern of page.also ?? []) {
      const values = matches(pattern, path)
      if (values) return { page, values }
    }
  }
  return undefined
}
