import { frontPages, pageGroups } from './front-pages.ts'
import { listed, pageIn, type ListedPage, type PageEntry } from './page-entry.ts'

const planning = pageIn(pageGroups, 'scheduling', { hasOwnHead: true, role: ['Admin', 'Scheduler'] })
const setUp = pageIn(pageGroups, 'setup', { hasOwnHead: true, role: 'Admin' })

/** The pages behind the sign-in, beside the start: they come with the frame. */
export const insidePages = {
  board: planning('/board', 'Board', { icon: 'table', frame: { contentWidth: 'full' }, keywords: 'roster' }),
  leave: planning('/leave', 'Leave', {
    icon: 'leave',
    frame: { contentWidth: 'full' },
    keywords: 'absence vacation',
  }),
  batches: planning('/changes', 'Recent changes', { icon: 'list', keywords: 'undo history' }),
  overrides: planning('/rules/overrides', 'Booked nonetheless', {
    icon: 'alert',
    unlisted: true,
  }),
  templates: planning('/templates', 'Templates', { icon: 'copy', keywords: 'pattern cycle recurring' }),
  publications: planning('/publications', 'Publications', { icon: 'mail' }),
  demand: planning('/demand', 'Demand', { icon: 'chart', keywords: 'coverage staffing' }),
  insight: planning('/insight', 'Insight', {
    icon: 'dashboard',
    frame: { contentWidth: 'full' },
    keywords: 'reports hours fairness coverage',
  }),
  ledger: planning('/ledger', 'My fair share', {
    role: 'Provider',
    icon: 'chart',
    keywords: 'nights weekends',
  }),
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
  rates: setUp('/rates', 'Rates and budgets', { icon: 'invoice', keywords: 'cost pay currency' }),
  violations: setUp('/rules/violations', 'Rule violations', { icon: 'alert', keywords: 'breaches' }),
  imports: setUp('/import', 'Import', { icon: 'table', keywords: 'upload csv xlsx excel' }),
  users: setUp('/users', 'Users', { icon: 'users', keywords: 'roles' }),
  audit: setUp('/audit', 'Audit trail', { icon: 'list', keywords: 'log' }),
} satisfies Record<string, PageEntry>

/**
 * Every address of the product. Router, menu, breadcrumb, document title, search, bookmarks, the server's status for a page
 * and the test that opens every page are read from here. The screen of a page is the file `<id>-page.tsx`.
 */
export const pages = { ...frontPages, ...insidePages }

export type PageId = keyof typeof pages

/** The product's own pages that its menu and its search offer, in their order. */
export const ownPages = (): ListedPage[] => listed(pages).filter(({ unlisted }) => !unlisted)
