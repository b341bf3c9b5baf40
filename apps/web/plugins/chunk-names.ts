import { basename } from 'node:path'

/** What the bundler knows of a module. */
type Module = {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  exports: readonly string[] | null
  code: string | null
}
type Graph = { getModuleInfo: (id: string) => Module | null }

/** A door of a package: nothing but the names of other modules, of which an importer wants a few. */
const isDoor = (id: string, graph: Graph) => {
  const code = graph.getModuleInfo(id)?.code
  // That of the icons draws by itself too, which nobody here has it do.
  if (/[\\/]lucide[\\/].*[\\/](lucide|iconsAndAliases)\.mjs$/.test(id)) return true
  if (typeof code !== 'string' || !/^index\.m?[jt]s$/.test(basename(id))) return false
  const rest = code
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(
      /(?:import|export)\s*(?:type\s*)?(?:[\w$]+|\*(?:\s*as\s+[\w$]+)?|\{[^}]*\})?(?:\s*from)?\s*['"][^'"]+['"];?/g,
      '',
    )
    .replace(/export\s*\{[^}]*\};?|['"]use (client|strict)['"];?/g, '')
  return rest.trim() === ''
}

const namesFrom = (code: string) =>
  [...code.matchAll(/(?:import|export)\s*(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from/g)].flatMap(([, list = '']) =>
    list.split(',').map((one) => one.trim().split(/\s+as\s+/)[0] ?? ''),
  )

/** Of a door the files that it hands on under one of the names, as it spells them: `export { default as Bell } from './bell.mjs'`. */
const renamed = (code: string, names: ReadonlySet<string>) =>
  [...code.matchAll(/export\s*\{([^}]*)\}\s*from\s*['"]\.\/([^'"]+)['"]/g)].flatMap(([, list = '', file = '']) =>
    list.split(',').some((one) => names.has(one.trim().split(/\s+as\s+/)[1] ?? '')) ? [file] : [],
  )

/** The modules behind a door that say one of the names. */
const behind = (door: string, names: ReadonlySet<string>, graph: Graph, seen = new Set<string>()): string[] => {
  if (seen.has(door)) return []
  seen.add(door)
  const { importedIds = [], code } = graph.getModuleInfo(door) ?? {}
  const files = renamed(code ?? '', names)
  return importedIds.flatMap((id) => {
    const says =
      files.some((file) => id.endsWith(`/${file}`)) ||
      (graph.getModuleInfo(id)?.exports?.some((name) => names.has(name)) ?? false)
    if (isDoor(id, graph)) return behind(id, names, graph, seen)
    return says ? [id] : []
  })
}

/** Every module that the roots load with themselves. */
const reach = (roots: readonly string[], graph: Graph) => {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    const { importedIds = [], code } = graph.getModuleInfo(id) ?? {}
    const names = new Set(namesFrom(code ?? ''))
    waiting.push(...importedIds.flatMap((to) => (isDoor(to, graph) ? behind(to, names, graph) : [to])))
  }
  return found
}

type Place = { name: string; holds: (id: string) => boolean }

/**
 * In which file of the build a module goes. Few files load faster than many small ones: React; then what the program and the
 * sign-in page share with the rest; the sign-in page; what answers calls and what pages that stand alone share with the frame; the
 * frame; what the calendar shares with the board; the rest of the calendar; the samples' part of the frame; the lists of the
 * calendar; its hours; the board, and what other pages of shifts share with it. All of it follows from who imports what. `undefined` leaves a module to the bundler.
 */
export const chunkNames = (src: string) => {
  const at = (path: string) => `${src}${path}`
  let places: Place[] | undefined
  const find = (graph: Graph): Place[] => {
    const from = (...paths: string[]) => reach(paths.map(at), graph)
    const program = from('main.tsx', 'app/app.tsx')
    const login = from('features/sign-in/login-page.tsx')
    const alone = from(
      'features/sign-in/register-page.tsx',
      'features/sign-in/reset-password-page.tsx',
      'features/notices/error-page.tsx',
    )
    // The pages behind the sign-in are wanted with it.
    const frame = from('app/shell/shell.tsx', 'lib/pages/inside-pages.ts')
    const calendar = from('features/calendar/calendar-page.tsx')
    const board = from('features/calendar/board/board-page.tsx')
    const insight = from('features/calendar/insight/insight-page.tsx')
    const shared = new Set([...board, ...insight, ...from('ui/when/when-fields.tsx')])
    const judged = new Set([...board, ...from('features/calendar/filter-lists.tsx', 'features/audit/audit-page.tsx')])
    const reports = from('features/calendar/ledger/ledger-page.tsx', 'features/imports/imports-page.tsx')
    const overlays = from(
      'ui/overlays/toast-stage.tsx',
      'app/shell/idle-warning.tsx',
      'app/shell/sign-out-question.tsx',
    )
    const live = from('features/calendar/live/live.tsx')
    const samples = from('samples/samples.tsx')
    const answers = from('app/answers.tsx')
    const lists = from('ui/schedule/list-views.tsx')
    const hours = from('ui/schedule/hour-views.tsx')
    const isChart = (id: string) => /\/(ui\/charts|node_modules\/(d3-[a-z]+|internmap))\//.test(id)
    const samplePages = reach(
      ['app-screens', 'example-screens'].flatMap(
        (list) => graph.getModuleInfo(at(`samples/shell/${list}.ts`))?.dynamicallyImportedIds ?? [],
      ),
      graph,
    )
    const isOnBoard = (id: string) => board.has(id) && !insight.has(id) && !samplePages.has(id)
    const inInsight = (id: string) => insight.has(id) && !samplePages.has(id)
    const [inFrame, inCalendar] = [(id: string) => frame.has(id), (id: string) => calendar.has(id)]
    const isStyle = (id: string) => id.endsWith('.css')
    const isShared = (id: string) => inCalendar(id) && shared.has(id)
    return [
      // What the sign-in page has of packages is wanted by most forms, and packs better with the rest.
      {
        name: 'base',
        holds: (id) =>
          program.has(id) || (login.has(id) && (inFrame(id) || inCalendar(id) || id.includes('/node_modules/'))),
      },
      { name: 'sign-in', holds: (id) => login.has(id) },
      // Few pages but the sign-in do without: what answers calls, what stands alone shares with the frame, and the styles of what lies
      // over a page, for those that come when much is drawn have all of it laid out anew.
      {
        name: 'answers',
        holds: (id) =>
          answers.has(id) ||
          (alone.has(id) && (inFrame(id) || inCalendar(id))) ||
          (samples.has(id) && inCalendar(id)) ||
          (overlays.has(id) && isStyle(id) && !inFrame(id)),
      },
      // Styles that calendar and board share pack better with those of the frame; so do the few that the samples put in it.
      { name: 'frame', holds: (id) => inFrame(id) || (isStyle(id) && (isShared(id) || samples.has(id))) },
      // What it shares with board and insight, and with forms that ask for a day; then what is its alone.
      { name: 'planning', holds: isShared },
      // What it is drawn with on a telephone is little.
      { name: 'calendar', holds: (id) => inCalendar(id) || (isStyle(id) && lists.has(id)) },
      { name: 'samples', holds: (id) => samples.has(id) },
      // What a telephone opens on, then a day and a week; then what the board shares with those.
      { name: 'lists', holds: (id) => lists.has(id) && !shared.has(id) },
      { name: 'hour-views', holds: (id) => hours.has(id) && !shared.has(id) },
      { name: 'hours', holds: (id) => lists.has(id) || hours.has(id) },
      // What insight shares: with the board and who else judges shifts, with other pages of figures, with the charts of samples.
      { name: 'judged', holds: (id) => inInsight(id) && judged.has(id) },
      { name: 'reports', holds: (id) => inInsight(id) && reports.has(id) },
      { name: 'insight', holds: (id) => inInsight(id) && !live.has(id) },
      { name: 'charts', holds: (id) => insight.has(id) && isChart(id) },
      // What is the board's and its parts' alone; then what it shares with other pages of shifts.
      { name: 'board', holds: (id) => isOnBoard(id) && id.startsWith(at('features/calendar/board/')) },
      { name: 'shifts', holds: isOnBoard },
    ]
  }
  return (id: string, graph: Graph) => {
    if (/node_modules\/(react|react-dom|scheduler)\//.test(id) || id === at('app/react-root.ts')) return 'react'
    return (places ??= find(graph)).find(({ holds }) => holds(id))?.name
  }
}
