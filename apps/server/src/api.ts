import {
  account,
  assignments,
  assignmentChanges,
  audit,
  candidates,
  publications,
  locks,
  contracts,
  copies,
  templates,
  series,
  rules,
  violations,
  situations,
  overrideReports,
  proposals,
  batches,
  board,
  budgets,
  accountWeek,
  currencies,
  boardViews,
  events,
  credentials,
  credentialTypes,
  demand,
  downloads,
  facilities,
  feeds,
  handOvers,
  holidays,
  identity,
  imports,
  insight,
  insightViews,
  ledger,
  leave,
  leaveChanges,
  leaveKinds,
  leaveMonths,
  people,
  callOutRates,
  premiums,
  rates,
  requirements,
  schedule,
  shiftTypes,
  specialties,
  users,
  viewMails,
  type Allow,
  type Endpoint,
} from '@onward/contract'
import { assignmentsHandlers } from './features/assignments/assignments.handlers.ts'
import { assignmentsExport } from './features/assignments/assignments.export.ts'
import { auditExport } from './features/audit/audit.export.ts'
import { auditHandlers } from './features/audit/audit.handlers.ts'
import { candidatesHandlers } from './features/candidates/candidates.handlers.ts'
import { contractsHandlers } from './features/contracts/contracts.handlers.ts'
import { budgetsHandlers } from './features/rates/budgets.handlers.ts'
import { currencyHandlers } from './features/rates/currency.handlers.ts'
import { callOutRatesHandlers } from './features/rates/call-out-rates.handlers.ts'
import { premiumsHandlers } from './features/rates/premiums.handlers.ts'
import { ratesExport } from './features/rates/rates.export.ts'
import { ratesHandlers } from './features/rates/rates.handlers.ts'
import { accountWeekHandlers } from './features/rules/account-week.handlers.ts'
import { rulesHandlers } from './features/rules/rules.handlers.ts'
import { batchesHandlers } from './features/proposals/batches.handlers.ts'
import { overridesHandlers } from './features/proposals/overrides.handlers.ts'
import { proposalsHandlers } from './features/proposals/proposals.handlers.ts'
import { copiesHandlers } from './features/copies/copies.handlers.ts'
import { templatesHandlers } from './features/templates/templates.handlers.ts'
import { seriesHandlers } from './features/series/series.handlers.ts'
import { locksHandlers } from './features/locks/locks.handlers.ts'
import { publicationsHandlers } from './features/publications/publications.handlers.ts'
import { violationsExport } from './features/rules/violations.export.ts'
import { violationsHandlers } from './features/rules/violations.handlers.ts'
import { situationsHandlers } from './features/rules/situations.handlers.ts'
import { credentialTypesHandlers } from './features/credentials/credential-types.handlers.ts'
import { credentialsHandlers } from './features/credentials/credentials.handlers.ts'
import { requirementsHandlers } from './features/credentials/requirements.handlers.ts'
import { eventsHandlers } from './features/events/events.handlers.ts'
import { boardHandlers } from './features/board/board.handlers.ts'
import { demandHandlers } from './features/demand/demand.handlers.ts'
import { facilitiesExport } from './features/facilities/facilities.export.ts'
import { facilitiesHandlers } from './features/facilities/facilities.handlers.ts'
import { insightHandlers } from './features/insight/insight.handlers.ts'
import { holidaysHandlers } from './features/holidays/holidays.handlers.ts'
import { feedsHandlers } from './features/feeds/feeds.handlers.ts'
import { accountHandlers } from './features/identity/account.handlers.ts'
import { identityHandlers } from './features/identity/identity.handlers.ts'
import { importHandlers } from './features/import/import.handlers.ts'
import { peopleExport } from './features/people/people.export.ts'
import { peopleHandlers } from './features/people/people.handlers.ts'
import { shiftTypesHandlers } from './features/shift-types/shift-types.handlers.ts'
import { specialtiesHandlers } from './features/specialties/specialties.handlers.ts'
import { usersHandlers } from './features/users/users.handlers.ts'
import { boardViewsHandlers, insightViewsHandlers } from './features/saved-views/saved-views.handlers.ts'
import { viewMailsHandlers } from './features/saved-views/view-mails.handlers.ts'
import { leaveExport } from './features/leave/leave.export.ts'
import { leaveHandlers } from './features/leave/leave.handlers.ts'
import { leaveKindsHandlers } from './features/leave-kinds/leave-kinds.handlers.ts'
import { scheduleHandlers } from './features/schedule/schedule.handlers.ts'

/** Every call that the server answers, by name. */
export const api = {
  ...identity,
  ...schedule,
  ...assignments,
  ...assignmentChanges,
  ...people,
  ...handOvers,
  ...facilities,
  ...users,
  ...shiftTypes,
  ...specialties,
  ...credentialTypes,
  ...credentials,
  ...requirements,
  ...contracts,
  ...currencies,
  ...rates,
  ...callOutRates,
  ...premiums,
  ...budgets,
  ...rules,
  ...accountWeek,
  ...violations,
  ...situations,
  ...overrideReports,
  ...proposals,
  ...batches,
  ...publications,
  ...locks,
  ...copies,
  ...templates,
  ...series,
  ...candidates,
  ...demand,
  ...board,
  ...boardViews,
  ...insight,
  ...ledger,
  ...insightViews,
  ...viewMails,
  ...events,
  ...holidays,
  ...account,
  ...feeds,
  ...audit,
  ...downloads,
  ...leaveKinds,
  ...leave,
  ...leaveMonths,
  ...leaveChanges,
  ...imports,
} satisfies Record<string, Endpoint & { allow: Allow }>

/** How each is answered. */
export const handlers = {
  ...identityHandlers,
  ...scheduleHandlers,
  ...assignmentsHandlers,
  ...peopleHandlers,
  ...facilitiesHandlers,
  ...usersHandlers,
  ...shiftTypesHandlers,
  ...specialtiesHandlers,
  ...credentialTypesHandlers,
  ...credentialsHandlers,
  ...requirementsHandlers,
  ...contractsHandlers,
  ...currencyHandlers,
  ...ratesHandlers,
  ...callOutRatesHandlers,
  ...premiumsHandlers,
  ...budgetsHandlers,
  ...rulesHandlers,
  ...accountWeekHandlers,
  ...violationsExport,
  ...violationsHandlers,
  ...situationsHandlers,
  ...overridesHandlers,
  ...proposalsHandlers,
  ...batchesHandlers,
  ...publicationsHandlers,
  ...locksHandlers,
  ...copiesHandlers,
  ...templatesHandlers,
  ...seriesHandlers,
  ...candidatesHandlers,
  ...demandHandlers,
  ...boardHandlers,
  ...boardViewsHandlers,
  ...insightHandlers,
  ...insightViewsHandlers,
  ...viewMailsHandlers,
  ...eventsHandlers,
  ...holidaysHandlers,
  ...accountHandlers,
  ...feedsHandlers,
  ...auditHandlers,
  ...facilitiesExport,
  ...ratesExport,
  ...assignmentsExport,
  ...peopleExport,
  ...leaveExport,
  ...auditExport,
  ...leaveKindsHandlers,
  ...leaveHandlers,
  ...importHandlers,
}
