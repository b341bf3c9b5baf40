import { valueStore } from '#web/lib/value-store.ts'
import { KEY_BYTES, newKey } from './new-key.ts'

/** What a key allows, from most to least as the form offers it. */
export const ACCESS = ['full', 'modify', 'execute', 'list', 'read', 'write'] as const
export type Access = (typeof ACCESS)[number]
export const TONES: Record<Access, number> = { full: 6, modify: 2, execute: 1, list: 5, read: 0, write: 4 }

/** The text of a key is its number: no two are the same. */
export type ApiKey = { key: string; name: string; access: Access; createdAt: string }

const DAY_MS = 86_400_000
const samplesOf = (now: Date): readonly ApiKey[] => {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  return [
    { key: 'onw_7m3kq9x2vd5bt8rw4hzn6pcy1ae0gjsf', name: 'Roster export', access: 'full', createdAt: before(3) },
    { key: 'onw_2fj8s0ny5g4tqk7w3xbm9hve6zcr1adp', name: 'Payroll bridge', access: 'read', createdAt: before(41) },
    { key: 'onw_9zc4rbt6w1mhk3vx8gdq5yan7pe2sjf0', name: 'Ward display', access: 'execute', createdAt: before(118) },
  ]
}

/** No call knows of keys: they last as long as the page does. */
const store = valueStore(samplesOf(new Date()))
export const useKeys = store.use
export const addKey = ({ access, name }: Pick<ApiKey, 'access' | 'name'>) => {
  const key = newKey(crypto.getRandomValues(new Uint8Array(KEY_BYTES)))
  store.set([{ key, name, access, createdAt: new Date().toISOString() }, ...store.now()])
}
export const changeKey = (key: string, to: Pick<ApiKey, 'name' | 'access'>) =>
  store.set(store.now().map((one) => (one.key === key ? { ...one, ...to } : one)))
export const removeKey = (key: string) => store.set(store.now().filter((one) => one.key !== key))
