import type { Email } from '@onward/contract/samples'
import { useLayoutEffect } from 'react'
import type { RowActs } from './mail-row.tsx'

const WRITING = 'input:not([type=checkbox]), textarea, select, [contenteditable=true], [data-compose]'

type Settings = { isOn: boolean; /** Whether letters count too. */ hasKeys: boolean }

/** Listens for single keys where nobody writes, no dialog is open, and nothing outside the content has the focus. */
export const useKeys = ({ isOn, hasKeys }: Settings, does: (key: string, target: Element) => boolean) =>
  // Before the next key can come: what is in sight already listens.
  useLayoutEffect(() => {
    if (!isOn) return undefined
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return
      if (!hasKeys && key.length === 1) return
      if (target !== document.body && !target.closest('main')) return
      if (target.closest(WRITING) || document.querySelector('[aria-modal=true], [role=menu]')) return
      if (!does(key, target)) return
      event.preventDefault()
      // The frame has a "/" of its own.
      event.stopPropagation()
    }
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  })

const openers = () => [...document.querySelectorAll<HTMLElement>('[data-mail] [data-open]')]
export const focusRow = (id: string) =>
  document.querySelector<HTMLElement>(`[data-mail="${CSS.escape(id)}"] [data-open]`)?.focus()
export const focusSearch = () => {
  document.querySelector<HTMLElement>('main input[type=search]')?.focus()
  return true
}

/** j and k or the arrows walk the list, x selects, s stars, / searches; Enter opens, as on every button. */
export const useMailKeys = (settings: Settings, rows: readonly Email[], { onPick, onStar }: RowActs) =>
  useKeys(settings, (key, target) => {
    if (key === '/') return focusSearch()
    const row = target.closest<HTMLElement>('[data-mail]')
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp'
    // Outside the list the arrows scroll.
    if (isArrow && !row) return false
    const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[key]
    if (step) {
      const all = openers()
      const at = all.findIndex((one) => row?.contains(one))
      all[Math.max(0, Math.min(all.length - 1, at + step))]?.focus()
      return true
    }
    const mail = rows.find(({ id }) => String(id) === row?.dataset.mail)
    const act = { x: onPick, s: onStar }[key]
    if (!mail || !act) return false
    act(mail)
    return true
  })
