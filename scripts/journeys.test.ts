import { globSync, readFileSync } from 'node:fs'
import { allPages } from '@onward/contract/samples'
import { expect, it } from 'vitest'
import { journeysFor, type Tree } from './journeys.ts'

const tree: Tree = {
  e2e: {
    'e2e/browser.ts': '',
    'e2e/inspect.ts': "import { visit } from './browser.ts'",
    'e2e/samples/kanban-page.ts': "import { visit } from '../browser.ts'",
    'e2e/samples/kanban.test.ts': "import { board } from './kanban-page.ts'",
    'e2e/samples/kanban-drag.test.ts': "import { board } from './kanban-page.ts'",
    'e2e/samples/invoices.test.ts': "import { violations } from '../inspect.ts'; open('/apps/invoice/list/7')",
    'e2e/samples/help-pages.test.ts': "open('/pages/faq')",
    'e2e/samples/shop.test.ts': "open('/apps/ecommerce/shop')",
    'e2e/shell.test.ts': "open('/calendar'); open('/apps/invoice/listing')",
    'e2e/product/sign-in.test.ts': "open('/login'); call('/jwt/refresh-token')",
    'e2e/product/dates.test.ts': 'enter()',
    'e2e/product/editing.test.ts': 'call(`/api/assignments/${id}`)',
  },
  contract: {
    'packages/contract/src/assignments.ts': "path: '/api/assignments/{assignmentId}',",
    'packages/contract/src/samples/faq.ts': "path: '/faq/data',",
  },
  screens: [
    'apps/web/src/features/calendar/calendar-page.tsx',
    'apps/web/src/features/sign-in/login-page.tsx',
    'apps/web/src/samples/apps/faq/faq-page.tsx',
    'apps/web/src/samples/apps/invoices/invoice-list-page.tsx',
    'apps/web/src/samples/apps/invoices/invoice-add-page.tsx',
    'apps/web/src/samples/apps/kanban/kanban-page.tsx',
  ],
  pages: [
    { id: 'calendar', path: '/calendar' },
    { id: 'login', path: '/login' },
    { id: 'faq', path: '/pages/faq' },
    { id: 'invoice-list', path: '/apps/invoice/list' },
    { id: 'invoice-add', path: '/apps/invoice/add' },
    { id: 'kanban', path: '/apps/kanban' },
  ],
}

it.each([
  [
    'a sample, by the name of its folder',
    'apps/web/src/samples/apps/kanban/card.tsx',
    ['samples/kanban-drag', 'samples/kanban'],
    ['/apps/kanban'],
  ],
  [
    'a sample, by the address that a test visits',
    'apps/web/src/samples/apps/faq/topic.tsx',
    ['samples/help-pages'],
    ['/pages/faq'],
  ],
  ['one in the singular', 'packages/demo/src/invoice/invoice.seed.ts', ['samples/invoices'], []],
  [
    'the one page whose screen it is',
    'apps/web/src/samples/apps/invoices/invoice-list-page.tsx',
    ['samples/invoices'],
    ['/apps/invoice/list'],
  ],
  ["the contract's words for a sample", 'packages/contract/src/samples/faq.ts', ['samples/help-pages'], ['/pages/faq']],
  [
    'home, also where no page is named',
    'apps/web/src/features/calendar/week.tsx',
    ['product/dates', 'product/editing'],
    ['/calendar'],
  ],
  ['a product feature, by its page', 'apps/web/src/features/sign-in/form.tsx', ['product/sign-in'], ['/login']],
  [
    "a feature of the server, by its calls' addresses",
    'apps/server/src/features/assignments/assignments.queries.ts',
    ['product/editing'],
    [],
  ],
  ['a test itself', 'e2e/samples/shop.test.ts', ['samples/shop'], []],
  ['whoever uses a helper', 'e2e/samples/kanban-page.ts', ['samples/kanban-drag', 'samples/kanban'], []],
  ['whoever uses a helper of a helper', 'e2e/inspect.ts', ['samples/invoices'], []],
  ['nothing for a text', 'docs/architecture.md', [], []],
  ['nothing for a test of one file', 'apps/web/src/samples/apps/kanban/order.test.ts', [], []],
])('chooses %s', (_, changed, journeys, pages) => {
  const expected = journeys.map((name) => `e2e/${name}.test.ts`).toSorted()
  expect(journeysFor([changed], tree)).toEqual({ journeys: expected, pages, shared: [] })
})

it('says what belongs to nothing in particular', () => {
  const shared = [
    'apps/web/src/ui/layout/theme.ts',
    'packages/scheduling/src/dates.ts',
    'apps/server/migrations/0001-core.sql',
  ]
  expect(journeysFor(shared, tree)).toEqual({ journeys: [], pages: [], shared })
})

it('finds a journey or a page for every screen of the real tree', () => {
  const textsOf = (pattern: string) =>
    Object.fromEntries(globSync(pattern).map((path) => [path, readFileSync(path, 'utf8')]))
  const screens = globSync('apps/web/src/{features,samples}/**/*-page.tsx')
  const real = {
    e2e: textsOf('e2e/**/*.ts'),
    contract: textsOf('packages/contract/src/**/*.ts'),
    screens,
    pages: allPages,
  }
  expect(screens.length).toBeGreaterThan(50)
  expect(screens.filter((path) => journeysFor([path], real).pages.length === 0)).toEqual([])
  expect(journeysFor(['apps/web/src/features/calendar/events.ts'], real).journeys).toContain(
    'e2e/product/dates.test.ts',
  )
})
