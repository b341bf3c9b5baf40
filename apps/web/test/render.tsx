import '#web/ui/layout/mantine.ts'
import '#web/ui/layout/base.css'
import { I18nProvider } from '@lingui/react'
import { DirectionProvider, MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach } from 'vitest'
import { texts } from '#web/lib/text.ts'
import { theme } from '#web/ui/layout/theme.ts'
import { Toasts } from '#web/ui/overlays/toasts.tsx'

type Look = {
  isRTL?: boolean
  isDark?: boolean
  /** What was asked of the server; without it a fresh one, which asks once. */
  queries?: QueryClient
}

let mounted: { root: Root; place: HTMLElement } | undefined
const clear = () => {
  mounted?.root.unmount()
  mounted?.place.remove()
  mounted = undefined
}
afterEach(clear)

/** Draws an element as the app would; another one takes its place. It is gone after the test. */
export const render = (element: ReactNode, { isRTL = false, isDark = false, queries = onceOnly() }: Look = {}) => {
  clear()
  const direction = isRTL ? 'rtl' : 'ltr'
  document.documentElement.dir = direction
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  mounted = { root, place }
  const draw = (what: ReactNode) =>
    flushSync(() =>
      root.render(
        <I18nProvider i18n={texts}>
          <DirectionProvider initialDirection={direction} detectDirection={false}>
            <MantineProvider theme={theme} forceColorScheme={isDark ? 'dark' : 'light'}>
              <QueryClientProvider client={queries}>
                <Suspense>{what}</Suspense>
                <Suspense>
                  <Toasts />
                </Suspense>
              </QueryClientProvider>
            </MantineProvider>
          </DirectionProvider>
        </I18nProvider>,
      ),
    )
  draw(element)
  return { draw, queries }
}

/** A refusal is shown at once, not after two more. */
export const onceOnly = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
