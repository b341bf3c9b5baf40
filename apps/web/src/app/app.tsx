import '#web/ui/layout/mantine.ts'
import '#web/ui/layout/base.css'
import { I18nProvider } from '@lingui/react'
import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core'
import { useEffect } from 'react'
import { Router } from 'wouter'
import { layoutNow, useLayout } from '#web/lib/layout.ts'
import { watchSession } from '#web/lib/session/session.ts'
import { styleNonce } from '#web/lib/style-nonce.ts'
import { texts } from '#web/lib/text.ts'
import { theme } from '#web/ui/layout/theme.ts'
import { CrashScreen } from './crash-screen.tsx'
import { Pages } from './pages.tsx'
import { useShownLocation, useShownSearch } from './use-place.ts'

/** Links and screens move on once the next screen is at hand. */
const place = { hook: useShownLocation, searchHook: useShownSearch }
const directionNow = () => (layoutNow().isRTL ? 'rtl' : 'ltr')

document.documentElement.dir = directionNow()
watchSession()

export const App = () => {
  const { skin } = useLayout()
  useEffect(() => {
    document.documentElement.dataset.skin = skin
  }, [skin])
  return (
    <I18nProvider i18n={texts}>
      <DirectionProvider initialDirection={directionNow()} detectDirection={false}>
        <Turn />
        <MantineProvider theme={theme} forceColorScheme={skin === 'dark' ? 'dark' : 'light'} getStyleNonce={styleNonce}>
          <CrashScreen>
            <Router {...place}>
              <Pages />
            </Router>
          </CrashScreen>
        </MantineProvider>
      </DirectionProvider>
    </I18nProvider>
  )
}

/** Turns the kit's components with the page. */
const Turn = () => {
  const { isRTL } = useLayout()
  const { setDirection } = useDirection()
  const to = isRTL ? 'rtl' : 'ltr'
  useEffect(() => setDirection(to), [to, setDirection])
  return null
}
