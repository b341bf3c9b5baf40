import type { Store } from '../db.ts'
export const SAMPLE_PASSWORD = 'Onward-sample-2026'
export const SAMPLE_SIGN_INS = [{ email: 'admin@onward.test', what: 'Admin' }]
export const loadSample = async (_store: Store, _now: Date) => false
