export type Skin = 'light' | 'dark'
export type Direction = 'ltr' | 'rtl'

const read = <T extends string>(key: string, words: readonly T[]): T | undefined => {
  const text = localStorage.getItem(key)
  return words.find((word) => text === JSON.stringify(word))
}
const write = (key: string, word: string) => localStorage.setItem(key, JSON.stringify(word))

/** The skin chosen here, or the one that the device asks for. */
export const skin = (): Skin =>
  read('skin', ['light', 'dark'] as const) ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
export const keepSkin = (to: Skin) => write('skin', to)

export const direction = (): Direction => read('direction', ['ltr', 'rtl'] as const) ?? 'ltr'
export const keepDirection = (to: Direction) => write('direction', to)
