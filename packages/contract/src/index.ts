export * from './http.ts'
export { topics, type Topic } from './topics.ts'
export { serve, type ServeSettings } from './serve.ts'
export { client } from './client.ts'
export * from './date-fields.ts'
export * from './fields.ts'
export * from './row-fields.ts'
export { folded } from './folded.ts'
export { isolated, isRightToLeft } from './isolated.ts'
export { Language } from './languages.ts'
export * from './identity.ts'
export * from './identity-service.ts'
export { identity, NewEmail, registration } from './registration.ts'
export { NewPasswordRefusal, WeakCode } from './new-passwords.ts'
export * from './schedule.ts'
export * from './bookings.ts'
export * from './assignments.ts'
export * from './assignment-changes.ts'
export * from './facilities.ts'
export * from './users.ts'
export * from './shift-types.ts'
export * from './specialties.ts'
export * from './credential-types.ts'
export * from './credentials.ts'
export * from './requirements.ts'
export * from './contracts.ts'
export { currencies, Currency } from './money-fields.ts'
export * from './rates.ts'
export * from './premiums.ts'
export * from './budgets.ts'
export { ruleParameters, type RuleKind, type RuleParameters } from './rule-fields.ts'
export * from './account-week.ts'
export * from './rules.ts'
export * from './verdicts.ts'
export * from './violations.ts'
export * from './situations.ts'
export * from './overrides.ts'
export * from './proposals.ts'
export * from './batches.ts'
export * from './call-out-rates.ts'
export * from './candidates.ts'
export * from './publications.ts'
export * from './locks.ts'
export * from './roll-out.ts'
export * from './copies.ts'
export * from './templates.ts'
export * from './series.ts'
export * from './saved-views.ts'
export * from './view-mails.ts'
export * from './feeds.ts'
export { DEMAND_CELLS, DemandCell } from './demand-fields.ts'
export * from './demand.ts'
export * from './board.ts'
export * from './events.ts'
export {
  CoverFigures,
  CoverState,
  InsightFacility,
  InsightRow,
  InsightRows,
  MOST_DAY_COLUMNS,
  MOST_INSIGHT_DAYS,
} from './insight-fields.ts'
export * from './insight-answers.ts'
export {
  COMPARED,
  CostInput,
  CostShiftsInput,
  CoverageInput,
  CoverageShiftsInput,
  FairnessInput,
  FairnessShiftsInput,
  HoursInput,
  HoursShiftsInput,
  OVERTIME_AFTER,
  REST_HOURS,
  TodayInput,
  TodayShiftsInput,
} from './insight-inputs.ts'
export * from './insight-risk.ts'
export * from './insight-stability.ts'
export {
  InsightWorked,
  WORKED_FIGURES,
  WorkedDaysInput,
  WorkedFigures,
  WorkedInput,
  WorkedRow,
  WorkedRows,
} from './insight-worked.ts'
export { WORKED_ROLES, type WorkedField, type WorkedRole } from './worked-fields.ts'
export * from './insight.ts'
export * from './ledger.ts'
export * from './hand-overs.ts'
export * from './holidays.ts'
export * from './account.ts'
export * from './audit.ts'
export * from './export.ts'
export * from './leave-kinds.ts'
export * from './leave-months.ts'
export * from './leave-changes.ts'
export * from './leave.ts'
export * from './import.ts'
export * from './import-fields.ts'
export { nearest, plain } from './nearest.ts'
export * from './page-entry.ts'
export * from './front-pages.ts'
export * from './pages.ts'
export * from './people.ts'
export { matches, type PathValues } from './page-paths.ts'
