import '#web/ui/mantine.ts'
import '#web/ui/base.css'
import { I18nProvider } from '@lingui/react'
import { DirectionProvider, MantineProvider, type MantineColorSchemeManager } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { direction, keepSkin, skin } from '#web/lib/preferences.ts'
import { queries } from '#web/lib/queries.ts'
import { watchSession } from '#web/lib/session.ts'
import { texts } from '#web/lib/text.ts'
import { theme } from '#web/ui/theme.ts'
import { CrashScreen } from './crash-screen.tsx'
import { Pages } from './pages.tsx'

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
