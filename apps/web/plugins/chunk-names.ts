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
  if (typeof code !== 'string' || !/^(index|lucide-react)\.m?[jt]s$/.test(basename(id))) return false
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
 * sign-in page share with the rest; then what pages that stand alone share with the frame; the frame; what the calendar shares
 * with the board; the rest of the calendar; the samples' part of the frame; the other views of the calendar. All of it follows
 * from who imports what. `undefined` leaves a module to the bundler.
 */
export const chunkNames = (src: string) => {
  const at = (path: string) => `${src}${path}`
  let places: Place[] | undefined
  const find = (graph: Graph): Place[] => {
    const program = reach([at('main.tsx'), at('app/app.tsx')], graph)
    const login = reach([at('features/sign-in/login-page.tsx')], graph)
    const alone = reach(
      ['sign-in/register-page', 'sign-in/reset-password-page', 'notices/error-page'].map((page) =>
        at(`features/${page}.tsx`),
      ),
      graph,
    )
    // The pages behind the sign-in are wanted with it.
    const frame = reach([at('app/shell/shell.tsx'), at('lib/pages/inside-pages.ts')], graph)
    const calendar = reach([at('features/calendar/calendar-page.tsx')], graph)
    const samples = reach([at('samples/samples.tsx')], graph)
    const answers = reach([at('app/answers.tsx')], graph)
    const views = reach([at('ui/schedule/other-views.tsx')], graph)
    const insight = reach([at('features/calendar/insight/insight-page.tsx')], graph)
    const shared = new Set([
      ...insight,
      ...reach([at('features/calendar/board/board-page.tsx'), at('ui/when/when-fields.tsx')], graph),
    ])
    const judged = reach(
      ['calendar/board/board-page', 'calendar/filter-lists', 'audit/audit-page'].map((page) =>
        at(`features/${page}.tsx`),
      ),
      graph,
    )
    const reports = reach(
      ['calendar/ledger/ledger-page', 'imports/imports-page'].map((page) => at(`features/${page}.tsx`)),
      graph,
    )
    const live = reach([at('features/calendar/live/live.tsx')], graph)
    const isChart = (id: string) => /\/(ui\/charts|node_modules\/(d3-[a-z]+|internmap))\//.test(id)
    const samplePages = reach(
      ['app-screens', 'example-screens'].flatMap(
        (list) => graph.getModuleInfo(at(`samples/shell/${list}.ts`))?.dynamicallyImportedIds ?? [],
      ),
      graph,
    )
    const inInsight = (id: string) => insight.has(id) && !samplePages.has(id)
    const [inFrame, inCalendar] = [(id: string) => frame.has(id), (id: string) => calendar.has(id)]
    const isShared = (id: string) => inCalendar(id) && shared.has(id)
    return [
      // What the sign-in page has of packages is wanted by most forms, and packs better with the rest.
      {
        name: 'base',
        holds: (id) =>
          program.has(id) || (login.has(id) && (inFrame(id) || inCalendar(id) || id.includes('/node_modules/'))),
      },
      { name: 'sign-in', holds: (id) => login.has(id) && !id.endsWith('-page.tsx') },
      { name: 'alone', holds: (id) => alone.has(id) && (inFrame(id) || inCalendar(id)) },
      { name: 'answers', holds: (id) => answers.has(id) || (inCalendar(id) && samples.has(id)) },
      // Styles that calendar and board share pack better with those of the frame.
      { name: 'frame', holds: (id) => inFrame(id) || (isShared(id) && id.endsWith('.css')) },
      // What it shares with board and insight, and with forms that ask for a day; then what is its alone.
      { name: 'planning', holds: isShared },
      { name: 'calendar', holds: inCalendar },
      { name: 'samples', holds: (id) => samples.has(id) },
      { name: 'other-views', holds: (id) => views.has(id) && !shared.has(id) },
      // What the board shares with those.
      { name: 'hours', holds: (id) => views.has(id) },
      // What insight shares: with the board and who else judges shifts, with other pages of figures, with the charts of samples.
      { name: 'judged', holds: (id) => inInsight(id) && judged.has(id) },
      { name: 'reports', holds: (id) => inInsight(id) && reports.has(id) },
      { name: 'insight', holds: (id) => inInsight(id) && !live.has(id) },
      { name: 'charts', holds: (id) => insight.has(id) && isChart(id) },
    ]
  }
  return (id: string, graph: Graph) => {
    if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react'
    return (places ??= find(graph)).find(({ holds }) => holds(id))?.name
  }
}
