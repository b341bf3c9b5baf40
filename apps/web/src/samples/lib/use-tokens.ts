import { useSyncExternalStore } from 'react'

/** `rgb(11, 107, 117)` as `#0b6b75`. */
const asCode = (color: string) =>
  `#${(color.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`

const read = (names: readonly string[], tone: number | undefined) => {
  const probe = document.body.appendChild(document.createElement('span'))
  if (tone !== undefined) probe.dataset.tone = String(tone)
  const codes = names.map((name) => {
    probe.style.color = `var(${name})`
    return asCode(getComputedStyle(probe).color)
  })
  probe.remove()
  return codes.join(' ')
}

/** Calls when the page takes other colours. */
const onSkin = (call: () => void) => {
  const watcher = new MutationObserver(call)
  watcher.observe(document.documentElement, { attributes: true })
  return () => watcher.disconnect()
}

/** What tokens such as `--brand` come to in the colours that are shown, in their order; those of a tone if one is given. */
export const useTokens = (names: readonly string[], tone?: number): readonly string[] =>
  useSyncExternalStore(onSkin, () => read(names, tone)).split(' ')
