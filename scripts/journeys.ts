/** What the repository holds, as far as the choice needs it. Paths are from the root. */
export type Tree = {
  /** Every file of `e2e/`, with its text. */
  e2e: Readonly<Record<string, string>>
  /** The texts of the contract's files, which hold the addresses of calls. */
  contract: Readonly<Record<string, string>>
  /** The files of screens, `…/<id>-page.tsx`. */
  screens: readonly string[]
  /** The page table: the address of each id. */
  pages: readonly { id: string; path: string }[]
}
export type Choice = {
  /** Test files of `e2e/`. */
  journeys: string[]
  /** Addresses of the pages to draw. */
  pages: string[]
  /** Changed sources that belong to nothing in particular, so that any page may depend on them. */
  shared: string[]
}

const HOME = '/calendar'
const SOURCE = /^(apps|packages)\/.+\.(tsx?|css|sql)$/
/** Where the folders lie, or in the contract the files, that are named after what they are for. */
const TOPIC =
  /^(?:apps\/(?:web\/src\/(?:features|samples\/(?:apps|showcase))|server\/src\/features)|packages\/demo\/src)\/([^/]+)\/|^packages\/contract\/src\/(?:samples\/)?([^/]+)\.ts$/
const isTest = (path: string) => path.endsWith('.test.ts')
const isSample = (path: string) =>
  /^apps\/web\/src\/samples\/|^packages\/demo\/|^packages\/contract\/src\/samples\//.test(path)
const nameOf = (path: string) => path.replace(/^.*\//, '').replace(/(\.test)?\.tsx?$/, '')
const topicOf = (path: string) => {
  const [, folder, file] = TOPIC.exec(path) ?? []
  return folder ?? file
}
/** `invoice` is about `invoices`, and `kanban-drag` about `kanban`. */
const isAbout = (name: string, topic: string) => {
  const words = (text: string) => `-${text}-`.replaceAll('s-', '-')
  return words(name).includes(words(topic))
}

/** The tests that import a file of `e2e/`, itself or through others. */
const usersOf = (file: string, e2e: Tree['e2e'], seen = new Set<string>()): string[] => {
  if (isTest(file)) return [file]
  if (seen.has(file)) return []
  seen.add(file)
  const importing = Object.keys(e2e).filter((path) => e2e[path]?.includes(`/${nameOf(file)}.ts'`))
  return importing.flatMap((path) => usersOf(path, e2e, seen))
}

/** Whether a text names an address, or one below it. */
const names = (text: string, address: string) => {
  const escaped = address.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`['"\`]${escaped}(?![\\w-])`).test(text)
}

/** Which tests in the browser are about what was changed: found by names of folders, and by addresses that a test visits. */
export const journeysFor = (changed: readonly string[], { e2e, contract, screens, pages }: Tree): Choice => {
  const journeys = new Set<string>()
  const drawn = new Set<string>()
  const shared: string[] = []
  const tests = Object.keys(e2e).filter(isTest)
  const namesAPage = (text: string) => pages.some(({ path }) => path !== '/' && names(text, path))

  for (const path of changed) {
    if (path in e2e) for (const journey of usersOf(path, e2e)) journeys.add(journey)
    if (!SOURCE.test(path) || /\.test\.tsx?$/.test(path)) continue
    const topic = topicOf(path)
    const inFolder = topic === undefined ? [] : screens.filter((screen) => topicOf(screen) === topic)
    const own = inFolder.includes(path) ? [path] : inFolder
    const ownPages = pages.filter(({ id }) => own.some((screen) => nameOf(screen) === `${id}-page`))
    const calls = Object.keys(contract).filter((file) => topicOf(file) === topic)
    const callAddresses = calls.flatMap((file) =>
      [...(contract[file] ?? '').matchAll(/path: '([^'{]+)/g)].map(([, address = '']) => address.replace(/\/$/, '')),
    )
    // Every address begins with the front door's.
    const addresses = [...ownPages.map(({ path: address }) => address), ...callAddresses].filter((one) => one !== '/')
    const found =
      topic === undefined
        ? []
        : tests.filter((journey) => {
            // The product's journeys run without the samples.
            if (journey.startsWith('e2e/product/') === isSample(path)) return false
            const text = e2e[journey] ?? ''
            if (isAbout(nameOf(journey), topic)) return true
            if (addresses.some((address) => names(text, address))) return true
            // Whoever names no page is at home.
            return addresses.includes(HOME) && !namesAPage(text)
          })
    for (const journey of found) journeys.add(journey)
    for (const { path: address } of ownPages) drawn.add(address)
    if (found.length === 0 && ownPages.length === 0) shared.push(path)
  }
  return { journeys: [...journeys].toSorted(), pages: [...drawn].toSorted(), shared }
}
