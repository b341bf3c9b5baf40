import type { Kept, Opening } from '#web/lib/pages/early.ts'

const page = document.documentElement

/** Puts colours and direction in force as they were chosen, so that nothing is drawn in the others first. */
const dress = (kept: Kept) => {
  // Kept as JSON.
  const skin = kept('skin')?.slice(1, -1)
  if (skin) page.dataset.skin = skin
  page.dataset.mantineColorScheme = skin === 'dark' ? 'dark' : 'light'
  if (kept('direction') === '"rtl"') page.dir = 'rtl'
}

/** Writes what the page's maker could not know; without that, or in a language that it did not speak, there is the frame alone. */
const fill = (frame: HTMLElement, kept: Kept, { heading, day }: Opening) => {
  const [main, title, greeting, first] = ['main', 'h1:empty', 'h2', 'main p'].map((name) => frame.querySelector(name))
  if (day && first) first.textContent = day
  const name = /"fullName":"([^" ]+)/.exec(kept('userData') ?? '')?.[1]
  if (title && heading) title.textContent = heading
  else if (title || page.lang !== 'en') main?.replaceChildren()
  else if (greeting && name) greeting.textContent = greeting.textContent.replace('{firstName}', () => name)
}

/**
 * Uncovers what the page brought to be seen until its program has come, if that is what the program will draw for this visitor.
 */
export const paintEarly = (kept: Kept, opening: Opening = {}): void => {
  dress(kept)
  const template = document.querySelector('template')
  const frame = template?.content.querySelector<HTMLElement>('[data-early]')
  // The frame is for who has signed in and has left it as it was; what stands alone for others, in the language of its making.
  const isTrue = frame ? kept('layout') === null : page.lang === 'en'
  if (!template || !isTrue || !frame !== (kept('userData') === null)) return
  if (frame) {
    if (kept('menuCollapsed') === 'false') frame.firstElementChild?.removeAttribute('data-collapsed')
    fill(frame, kept, opening)
  }
  template.parentElement?.replaceChildren(template.content)
}
