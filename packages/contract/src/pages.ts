/** Who may open a page: anyone, only people who are not signed in, or anyone signed in. */
type Access = 'open' | 'stranger' | 'signed-in'
export type PageEntry = { path: `/${string}`; titleKey: string; access: Access }

/** Every address of the app. Router, document title and the server's status for a page are read from here. */
export const pages = {
  login: { path: '/login', titleKey: 'login.title', access: 'stranger' },
  calendar: { path: '/calendar', titleKey: 'calendar.title', access: 'signed-in' },
  home: { path: '/', titleKey: 'home.title', access: 'signed-in' },
} as const satisfies Record<string, PageEntry>

export type PageId = keyof typeof pages

/** The page at a path, or undefined. */
export const pageAt = (path: string): PageId | undefined =>
  Object.entries(pages).find(([, page]) => page.path === path)?.[0] as PageId | undefined // the table's own keys
