import texts from 'texts:section'
import { createDemo, installDemo, loadOpeners } from '@onward/demo'
import { sampleGroups, samplePages } from '@onward/contract/samples'
import { can } from '#web/lib/session/abilities.ts'
import { addTexts, textOf } from '#web/lib/text.ts'
import type { Wing } from '#web/lib/pages/wing.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Bell } from './shell/bell.tsx'
import { CartMenu } from './shell/cart-menu.tsx'
import { demoSettings } from './shell/demo-calls.ts'
import { useBookmarks } from './shell/use-bookmarks.ts'
import { useFound } from './shell/use-found.tsx'

addTexts(texts)

// `VITE_DEMO=server` leaves the sample screens' calls to the development server.
if (!import.meta.env.VITE_DEMO) {
  installDemo(window, createDemo({ now: () => new Date(), random: Math.random }), demoSettings)
}

const groupOf = (id: string) => (samplePages as Wing['pages'])[id]?.group ?? ''
const isExample = (id: string) => /^(ui|components|extensions|forms|tables|charts)\b/.test(groupOf(id))

/** Every sample screen, and what the samples bring to the frame. */
export const samples: Wing = {
  name: 'samples',
  title: () => textOf('section.samples'),
  mark: () => textOf('section.mark'),
  pages: samplePages,
  groups: sampleGroups,
  loadScreen: async (id) => {
    // What shows how things are made has a list of its own, so that who works does not load it.
    const list = isExample(id) ? import('./shell/example-screens.ts') : import('./shell/app-screens.ts')
    // What its calls need comes beside it.
    const [{ loadScreen }] = await Promise.all([list, import('./ui/drawings/page-icons.ts'), loadOpeners()])
    return loadScreen(id)
  },
  homeOf: ({ ability }) => (can(ability, 'read', 'ACL') ? samplePages['access-control'].path : undefined),
  useFound,
  useBookmarks,
  Tools: CartMenu,
  Bell,
  Settings: lazyPart(() => import('./shell/demo-panel.tsx'), 'DemoPanel'),
  userMenu: [
    ['profile', 'email', 'todo', 'chat'],
    ['account-settings', 'pricing', 'faq'],
  ],
}
