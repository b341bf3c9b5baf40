import '#web/ui/mantine.ts'
import '#web/ui/base.css'
import { I18nProvider } from '@lingui/react'
import { DirectionProvider, MantineProvider, type MantineColorSchemeManager } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ApiError } from '@onward/contract'
import { direction, keepSkin, skin } from '#web/lib/preferences.ts'
import { watchSession } from '#web/lib/session.ts'
import { texts } from '#web/lib/text.ts'
import { theme } from '#web/ui/theme.ts'
import { CrashScreen } from './crash-screen.tsx'
import { Pages } from './pages.tsx'

/** A refusal stays a refusal however often one asks; only what may pass is tried again. */
const mayPass = (error: unknown) => !(error instanceof ApiError) || error.status >= 500

const queries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (count, error) => count < 2 && mayPass(error), refetchOnWindowFocus: true },
  },
})
const skins: MantineColorSchemeManager = {
  get: skin,
  set: (to) => keepSkin(to === 'dark' ? 'dark' : 'light'),
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
}
const styleNonce = () => document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? ''

document.documentElement.dir = direction()
watchSession()

export const App = () => (
  <I18nProvider i18n={texts}>
    <DirectionProvider initialDirection={direction()} detectDirection={false}>
      <MantineProvider theme={theme} colorSchemeManager={skins} defaultColorScheme={skin()} getStyleNonce={styleNonce}>
        <CrashScreen>
          <QueryClientProvider client={queries}>
            <Pages />
          </QueryClientProvider>
        </CrashScreen>
      </MantineProvider>
    </DirectionProvider>
  </I18nProvider>
)
