import { identity, schedule, type Endpoint, type Endpoints } from '@onward/contract'
import { expect, it } from 'vitest'
import { tables } from './tables.ts'

/** The call index of the specification (15.21), as it stands there: the calls that the demo answers. */
const index = `
GET    /apps/todo/tasks
POST   /apps/todo/add-tasks
POST   /apps/todo/update-task
DELETE /apps/todo/delete-task
GET    /apps/chat/users/profile-user
GET    /apps/chat/chats-and-contacts
GET    /apps/chat/get-chat
POST   /apps/chat/send-msg
GET    /apps/email/emails
POST   /apps/email/update-emails
POST   /apps/email/update-emails-label
GET    /apps/email/get-email
GET    /apps/email/paginate-email
GET    /apps/kanban/boards
GET    /apps/kanban/tasks
POST   /apps/kanban/reorder-tasks
POST   /apps/kanban/update-task-board
POST   /apps/kanban/add-task
POST   /apps/kanban/add-board
POST   /apps/kanban/update-task
DELETE /apps/kanban/delete-board
DELETE /apps/kanban/clear-tasks
GET    /apps/invoice/invoices
GET    /api/invoice/invoices/{id}
DELETE /apps/invoice/delete
GET    /api/invoice/clients
GET    /apps/calendar/events
POST   /apps/calendar/add-event
POST   /apps/calendar/update-event
DELETE /apps/calendar/remove-event
GET    /api/users/list/all-data
GET    /api/users/list/data
POST   /apps/users/add-user
GET    /api/users/user
DELETE /apps/users/delete
GET    /profile/data
GET    /blog/list/data
GET    /blog/list/data/sidebar
GET    /blog/list/data/detail
GET    /blog/list/data/edit
GET    /apps/ecommerce/products
GET    /apps/ecommerce/products/{id}
GET    /apps/ecommerce/wishlist
GET    /apps/ecommerce/cart
POST   /apps/ecommerce/cart
POST   /apps/ecommerce/wishlist
DELETE /apps/ecommerce/cart/{productId}
DELETE /apps/ecommerce/wishlist/{productId}
GET    /api/datatables/initial-data
GET    /api/datatables/data
GET    /api/main-search/data
GET    /api/bookmarks/data
POST   /api/bookmarks/update
GET    /api/select/data
GET    /api/autocomplete/data
GET    /faq/data
GET    /faq/data/knowledge_base
GET    /faq/data/category
GET    /faq/data/question
GET    /pricing/data
GET    /apps/permissions/data
POST   /apps/permissions/add-permission
POST   /apps/permissions/update-permission
DELETE /apps/permissions/delete
GET    /card/card-analytics/support-tracker
GET    /card/card-analytics/avg-sessions
GET    /card/card-analytics/revenue-report
GET    /card/card-analytics/goal-overview
GET    /card/card-analytics/revenue
GET    /card/card-analytics/product-orders
GET    /card/card-analytics/sessions-device
GET    /card/card-analytics/customers
GET    /card/card-statistics/orders-bar-chart
GET    /card/card-statistics/profit-line-chart
GET    /card/card-statistics/subscribers
GET    /card/card-statistics/revenue
GET    /card/card-statistics/sales
GET    /card/card-statistics/orders
GET    /card/card-statistics/site-traffic
GET    /card/card-statistics/active-users
GET    /card/card-statistics/newsletter
GET    /account-setting/data
`
/** 15.17: any other name below the two prefixes is not found, instead of being passed on. */
const notFound = `
GET    /card/card-analytics/{name}
GET    /card/card-statistics/{name}
`
/** The part of the index that our server answers; the services' addresses are ours to choose. */
const atTheServer = `
POST   /jwt/login
POST   /jwt/register
POST   /jwt/refresh-token
POST   /jwt/logout
`
/** What the index has no call for and a sample needs: a file that is sent says how far it is, and what is changed is listed so. */
const beyond = `
POST   /api/files/parts
POST   /apps/users/update-user
POST   /apps/invoice/save
`
const services = 'Provider Facility ProviderCalendarView adminCalendarView adminFilterView ValidateUser'.split(' ')

const linesOf = (text: string) => text.trim().split('\n')
const spelled = (...all: Endpoints[]) =>
  all.flatMap((table) => Object.values<Endpoint>(table)).map(({ method, path }) => `${method.padEnd(6)} ${path}`)

it('the demo answers exactly the calls of the index, and three beyond it', () => {
  const calls = [...linesOf(index), ...linesOf(notFound), ...linesOf(beyond)]
  expect(linesOf(index)).toHaveLength(82)
  expect(new Set(calls).size).toBe(calls.length)
  expect(spelled(...Object.values(tables)).toSorted()).toEqual(calls.toSorted())
})
it('a name that is not in the index is never answered with 200', () => {
  const unknown = Object.values(tables)
    .flatMap((table) => Object.values<Endpoint>(table))
    .filter(({ path }) => path.endsWith('{name}'))
  expect(spelled(Object.fromEntries(unknown.entries()))).toEqual(linesOf(notFound))
  for (const { answers } of unknown) expect(Object.keys(answers)).toEqual(['404'])
})
it('the rest of the index is in the tables of the server, and in no table of the demo', () => {
  for (const call of linesOf(atTheServer)) expect(spelled(identity), call).toContain(call)
  const ours = { ...identity, ...schedule }
  const words = Object.values<Endpoint>(ours).map(({ method, requestType }) => [method, requestType])
  expect(words).toEqual(expect.arrayContaining(services.map((word) => ['POST', word])))
  for (const { path } of Object.values<Endpoint>(ours)) {
    expect(spelled(...Object.values(tables)).filter((call) => call.endsWith(` ${path}`))).toEqual([])
  }
})
