import * as v from 'valibot'
import { endpoints, nothing } from '../http.ts'
import { NewEmail } from '../registration.ts'
import { Name, Plain } from '../fields.ts'
import { column, Page, PerPage, RowId, Text } from '../row-fields.ts'

export const UserRole = v.picklist(['admin', 'editor', 'author', 'maintainer', 'subscriber'])
export type UserRole = v.InferOutput<typeof UserRole>
export const UserPlan = v.picklist(['basic', 'team', 'company', 'enterprise'])
export type UserPlan = v.InferOutput<typeof UserPlan>
export const UserStatus = v.picklist(['active', 'inactive', 'pending'])
export type UserStatus = v.InferOutput<typeof UserStatus>
export const UserBilling = v.picklist(['Manual - Credit Card', 'Manual - Paypal', 'Manual - Cash', 'Auto Debit'])
export type UserBilling = v.InferOutput<typeof UserBilling>
/** The colour of the initials of someone without a picture. */
export const UserColor = v.picklist(['primary', 'secondary', 'success', 'warning', 'danger', 'info'])
export type UserColor = v.InferOutput<typeof UserColor>

export const User = v.object({
  id: v.number(),
  billing: UserBilling,
  fullName: v.string(),
  company: v.string(),
  role: UserRole,
  username: v.string(),
  country: v.string(),
  contact: v.string(),
  email: v.string(),
  currentPlan: UserPlan,
  status: UserStatus,
  avatar: v.nullable(v.string()),
  avatarColor: UserColor,
})
export type User = v.InferOutput<typeof User>

const Line = v.pipe(Plain, v.maxLength(200, 'must have at most 200 characters'))
const Words = v.optional(Line, '')
const NewUser = v.object({
  fullName: Name,
  username: Name,
  email: NewEmail,
  company: Words,
  country: Words,
  contact: Words,
  role: v.optional(UserRole, 'subscriber'),
  currentPlan: v.optional(UserPlan, 'basic'),
  status: v.optional(UserStatus, 'active'),
  billing: v.optional(UserBilling, 'Auto Debit'),
  avatar: v.optional(v.nullable(v.pipe(Plain, v.maxLength(2000, 'must have at most 2000 characters'))), null),
  avatarColor: v.optional(UserColor, 'primary'),
})

/** What may be changed of a user; what is not said stays. */
const UserChange = v.object({
  fullName: Name,
  username: Name,
  /** The form leaves it free. */
  email: v.union([v.literal(''), NewEmail]),
  contact: Line,
  country: Line,
  role: UserRole,
  currentPlan: UserPlan,
  status: UserStatus,
})

const columns = [
  'id',
  'billing',
  'fullName',
  'company',
  'role',
  'username',
  'country',
  'contact',
  'email',
  'currentPlan',
  'status',
  'avatar',
  'avatarColor',
] as const satisfies (keyof User)[]

/** The users of the sample lists, who cannot sign in. */
export const users = endpoints({
  allUsers: { method: 'GET', path: '/api/users/list/all-data', answers: { 200: v.array(User) } },
  listUsers: {
    method: 'GET',
    path: '/api/users/list/data',
    input: v.object({
      q: Text,
      page: Page,
      perPage: PerPage,
      role: Text,
      status: Text,
      currentPlan: Text,
      /** `asc` and nothing are ascending, all else descending. */
      sort: Text,
      sortColumn: column(columns, 'fullName'),
    }),
    answers: { 200: v.object({ total: v.number(), users: v.array(User) }) },
  },
  addUser: {
    method: 'POST',
    path: '/apps/users/add-user',
    input: NewUser,
    answers: { 201: v.object({ user: User }) },
  },
  user: {
    method: 'GET',
    path: '/api/users/user',
    input: v.object({ id: RowId }),
    answers: { 200: v.object({ user: v.optional(User) }) },
  },
  /** Beyond the index of the specification: what is changed on a user's page is what the list shows. */
  updateUser: {
    method: 'POST',
    path: '/apps/users/update-user',
    input: v.object({ id: RowId, ...v.partial(UserChange).entries }),
    answers: { 200: v.object({ user: User }), 404: nothing },
  },
  deleteUser: {
    method: 'DELETE',
    path: '/apps/users/delete',
    input: v.object({ id: RowId }),
    answers: { 200: nothing },
  },
})
