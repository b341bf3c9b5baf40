import { describe, expect, it } from 'vitest'
import { chunkNames } from './chunk-names.ts'

const SRC = '/house/src/'
type Made = { code?: string; imports?: string[]; later?: string[]; exports?: string[] }

/** A graph by hand: each module with what it imports. What is named nowhere is unknown to the bundler. */
const graphOf = (modules: Record<string, Made>) => ({
  getModuleInfo: (id: string) => {
    const made = modules[id]
    return made
      ? {
          importedIds: made.imports ?? [],
          dynamicallyImportedIds: made.later ?? [],
          exports: made.exports ?? null,
          code: made.code ?? 'const own = 1',
        }
      : null
  },
})
const at = (path: string) => `${SRC}${path}`
const KIT = '/house/node_modules/kit'

/** The files in which modules of a house go. */
const namesIn = (modules: Record<string, Made>, ids = Object.keys(modules)) => {
  const nameOf = chunkNames(SRC)
  const graph = graphOf(modules)
  return Object.fromEntries(ids.map((id) => [id.replace(SRC, ''), nameOf(id, graph)]))
}

const house: Record<string, Made> = {
  [at('main.tsx')]: { imports: [at('app/app.tsx'), at('lib/text.ts')] },
  [at('app/app.tsx')]: { imports: [at('lib/session.ts')] },
  [at('lib/text.ts')]: {},
  [at('lib/session.ts')]: {},
  [at('app/shell/shell.tsx')]: { imports: [at('app/shell/navbar.tsx'), at('ui/icon.tsx'), at('ui/notice.tsx')] },
  [at('app/shell/navbar.tsx')]: { imports: [at('lib/text.ts')] },
  [at('ui/icon.tsx')]: {},
  [at('ui/notice.tsx')]: {},
  [at('features/sign-in/login-page.tsx')]: { imports: [at('ui/icon.tsx'), at('features/sign-in/frame.tsx')] },
  [at('features/sign-in/frame.tsx')]: {},
  [at('features/sign-in/register-page.tsx')]: { imports: [at('ui/check.ts'), at('features/sign-in/frame.tsx')] },
  [at('features/sign-in/reset-password-page.tsx')]: {},
  [at('features/notices/error-page.tsx')]: { imports: [at('ui/notice.tsx')] },
  [at('features/calendar/calendar-page.tsx')]: {
    imports: [at('ui/grid.tsx'), at('ui/days.ts'), at('ui/check.ts'), at('features/calendar/events.ts')],
  },
  [at('features/calendar/board/board-page.tsx')]: {
    imports: [at('ui/days.ts'), at('ui/lanes.ts'), at('ui/letters.ts'), at('features/calendar/board/row.ts')],
  },
  [at('features/calendar/board/row.ts')]: {},
  [at('ui/letters.ts')]: {},
  [at('ui/days.ts')]: { imports: [at('ui/days.css')] },
  [at('ui/days.css')]: {},
  [at('ui/when/when-fields.tsx')]: {},
  [at('features/calendar/events.ts')]: {},
  [at('ui/grid.tsx')]: {},
  [at('ui/check.ts')]: {},
  [at('features/calendar/insight/insight-page.tsx')]: {
    imports: ['row.ts', 'figure.ts', 'ledger.ts', 'news.ts'].map((file) => at(`features/calendar/board/${file}`)),
  },
  [at('features/calendar/board/figure.ts')]: { imports: [at('ui/charts/bar.tsx'), at('ui/tile.tsx')] },
  [at('features/calendar/board/ledger.ts')]: {},
  [at('features/calendar/board/news.ts')]: {},
  [at('features/calendar/live/live.tsx')]: { imports: [at('features/calendar/board/news.ts')] },
  [at('features/calendar/ledger/ledger-page.tsx')]: { imports: [at('features/calendar/board/ledger.ts')] },
  [at('ui/charts/bar.tsx')]: {},
  [at('ui/tile.tsx')]: {},
  [at('ui/schedule/list-views.tsx')]: { imports: [at('ui/agenda.tsx')] },
  [at('ui/schedule/hour-views.tsx')]: { imports: [at('ui/lanes.ts'), at('ui/agenda.tsx'), at('ui/axis.ts')] },
  [at('ui/lanes.ts')]: {},
  [at('ui/axis.ts')]: {},
  [at('ui/agenda.tsx')]: { imports: [at('ui/agenda.css')] },
  [at('ui/agenda.css')]: {},
  [at('ui/overlays/toast-stage.tsx')]: { imports: [at('ui/toast.css')] },
  [at('ui/toast.css')]: {},
  [at('samples/shell/app-screens.ts')]: { later: [at('samples/todo-page.tsx')] },
  [at('samples/samples.tsx')]: { imports: [at('samples/bell.tsx')] },
  [at('samples/bell.tsx')]: { imports: [at('samples/bell.css')] },
  [at('samples/bell.css')]: {},
  [at('samples/todo-page.tsx')]: { imports: [at('ui/tile.tsx'), at('ui/charts/bar.tsx')] },
}

describe('the files of a build', () => {
  it('are few, and each holds what is loaded together', () => {
    expect(namesIn(house)).toEqual({
      // The program, and what the sign-in page shares with the rest.
      'main.tsx': 'base',
      'app/app.tsx': 'base',
      'lib/text.ts': 'base',
      'lib/session.ts': 'base',
      'ui/icon.tsx': 'base',
      // What the sign-in page is made of.
      'features/sign-in/frame.tsx': 'sign-in',
      'features/sign-in/login-page.tsx': 'sign-in',
      // What pages that stand alone share with the frame and the calendar, and the styles of what lies over a page.
      'ui/notice.tsx': 'answers',
      'ui/check.ts': 'answers',
      'ui/toast.css': 'answers',
      'app/shell/shell.tsx': 'frame',
      'app/shell/navbar.tsx': 'frame',
      // What the calendar shares with the board, and the styles of it.
      'ui/days.ts': 'planning',
      'ui/days.css': 'frame',
      'ui/grid.tsx': 'calendar',
      'features/calendar/calendar-page.tsx': 'calendar',
      'features/calendar/events.ts': 'calendar',
      'samples/samples.tsx': 'samples',
      'samples/bell.tsx': 'samples',
      'samples/bell.css': 'frame',
      // What a telephone opens on, the hours of the calendar, and what the board has of those.
      'ui/schedule/list-views.tsx': 'lists',
      'ui/agenda.tsx': 'lists',
      'ui/agenda.css': 'calendar',
      'ui/schedule/hour-views.tsx': 'hour-views',
      'ui/axis.ts': 'hour-views',
      'ui/lanes.ts': 'hours',
      // What insight shares with the board, with other pages of figures, with the charts of samples; the rest of it.
      'features/calendar/board/row.ts': 'judged',
      'features/calendar/board/ledger.ts': 'reports',
      'ui/charts/bar.tsx': 'charts',
      'features/calendar/board/figure.ts': 'insight',
      'features/calendar/insight/insight-page.tsx': 'insight',
      // The board, and what other pages of shifts may want of it.
      'features/calendar/board/board-page.tsx': 'board',
      'ui/letters.ts': 'shifts',
      'features/calendar/board/news.ts': undefined,
      'features/calendar/live/live.tsx': undefined,
      'features/calendar/ledger/ledger-page.tsx': undefined,
      'ui/overlays/toast-stage.tsx': undefined,
      'ui/tile.tsx': undefined,
      'samples/shell/app-screens.ts': undefined,
      // A page, and what only such pages need, is the bundler's.
      'ui/when/when-fields.tsx': undefined,
      'features/sign-in/register-page.tsx': undefined,
      'features/sign-in/reset-password-page.tsx': undefined,
      'features/notices/error-page.tsx': undefined,
      'samples/todo-page.tsx': undefined,
    })
  })

  it.each(['react/index.js', 'react-dom/client.js', 'scheduler/index.js'])('have %s in one of its own', (path) => {
    const id = `/house/node_modules/${path}`
    const modules = { ...house, [at('main.tsx')]: { imports: [id] }, [id]: {} }
    expect(namesIn(modules, [id])).toEqual({ [id]: 'react' })
  })

  it('have with React what runs it, so that it runs before the program', () => {
    const id = at('app/react-root.ts')
    expect(namesIn({ ...house, [at('main.tsx')]: { imports: [id] }, [id]: {} }, [id])).toEqual({
      'app/react-root.ts': 'react',
    })
  })

  it('take no other package for React', () => {
    const id = '/house/node_modules/react-feather/index.js'
    const modules = { ...house, [at('app/shell/shell.tsx')]: { imports: [id] }, [id]: {} }
    expect(namesIn(modules, [id])).toEqual({ [id]: 'frame' })
  })

  it('follow whoever imports in a circle once', () => {
    const modules = {
      [at('main.tsx')]: { imports: [at('a.ts')] },
      [at('a.ts')]: { imports: [at('b.ts')] },
      [at('b.ts')]: { imports: [at('a.ts'), at('main.tsx')] },
    }
    expect(namesIn(modules)).toEqual({ 'main.tsx': 'base', 'a.ts': 'base', 'b.ts': 'base' })
  })

  it('are the same of a house that has no samples', () => {
    const { [at('samples/samples.tsx')]: _, ...without } = house
    expect(namesIn(without, [at('samples/bell.tsx'), at('ui/grid.tsx')])).toEqual({
      'samples/bell.tsx': undefined,
      'ui/grid.tsx': 'calendar',
    })
  })
})

/** A kit with a door of names, of which the program wants one. */
const kitBehind = (door: string, wants: string, more: Record<string, Made> = {}) => ({
  [at('main.tsx')]: { code: `import { ${wants} } from 'kit'`, imports: [`${KIT}/index.mjs`] },
  [`${KIT}/index.mjs`]: { code: door, imports: [`${KIT}/Button.mjs`, `${KIT}/Modal.mjs`] },
  [`${KIT}/Button.mjs`]: { exports: ['Button'] },
  [`${KIT}/Modal.mjs`]: { exports: ['Modal'], imports: [`${KIT}/Portal.mjs`] },
  [`${KIT}/Portal.mjs`]: { exports: ['Portal'] },
  ...more,
})
const DOOR = `"use client";
// The button,
import { Button } from './Button.mjs';
/* and
   what is over the page */
export * from './Modal.mjs';
export { Button };`
const names = (modules: Record<string, Made>) =>
  Object.entries(namesIn(modules)).flatMap(([id, name]) => (name === 'base' ? [id.replace(`${KIT}/`, '')] : []))

describe('the door of a package', () => {
  it('lets through what is asked for by name, and nothing else', () => {
    expect(names(kitBehind(DOOR, 'Button'))).toEqual(['main.tsx', 'Button.mjs'])
  })

  it('lets through what that needs in its turn', () => {
    expect(names(kitBehind(DOOR, 'Modal'))).toEqual(['main.tsx', 'Modal.mjs', 'Portal.mjs'])
  })

  it.each([
    ['under another name', 'Button as Press'],
    ['among others', 'Icon, Button, type Size'],
    ['over several lines', '\n  Icon,\n  Button,\n'],
  ])('knows a name that is wanted %s', (_, wants) => {
    expect(names(kitBehind(DOOR, wants))).toContain('Button.mjs')
  })

  it('may lead to another door', () => {
    const further = {
      [`${KIT}/index.mjs`]: { code: `export * from './overlays/index.mjs'`, imports: [`${KIT}/overlays/index.mjs`] },
      [`${KIT}/overlays/index.mjs`]: { code: DOOR, imports: [`${KIT}/Button.mjs`, `${KIT}/index.mjs`] },
    }
    expect(names(kitBehind(DOOR, 'Button', further))).toEqual(['main.tsx', 'Button.mjs'])
  })

  it.each([
    ['does something itself', `${DOOR}\nregister(Button)`],
    ['has something of its own', `${DOOR}\nexport const SIZES = ['sm']`],
  ])('is a module like any other where it %s', (_, door) => {
    expect(names(kitBehind(door, 'Button'))).toEqual(['main.tsx', 'index.mjs', 'Button.mjs', 'Modal.mjs', 'Portal.mjs'])
  })

  it('is only what is called an index', () => {
    const modules = {
      [at('main.tsx')]: { code: `import { Button } from './kit.ts'`, imports: [at('kit.ts')] },
      [at('kit.ts')]: { code: `export * from './modal.ts'`, imports: [at('modal.ts')] },
      [at('modal.ts')]: { exports: ['Modal'] },
    }
    expect(names(modules)).toEqual(['main.tsx', 'kit.ts', 'modal.ts'])
  })
})
