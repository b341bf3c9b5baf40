import { Button, NativeSelect, SegmentedControl, Switch } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import texts from 'texts:layout'
import { useId, type ReactNode } from 'react'
import { CHOICES, resetLayout, setLayout, useLayout, type Layout } from '#web/lib/layout.ts'
import { addTexts, textOf, useText, type TextKey } from '#web/lib/text.ts'
import { wingNow } from '#web/lib/pages/wing.ts'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import styles from './layout-drawer.module.css'

addTexts(texts)

type Choosable = keyof typeof CHOICES

/** Every part of the frame, changed while one looks. */
export const LayoutDrawer = ({ onClose }: { onClose: () => void }) => {
  const t = useText()
  const layout = useLayout()
  const wing = wingNow()
  return (
    <Drawer title={t('shell.layout')} onClose={onClose}>
      <p className={styles.lead}>{t('layout.lead')}</p>
      <Choice of="skin" value={layout.skin} />
      <Choice of="layout" value={layout.layout} />
      <div className={styles.switches}>
        <Toggle of="menuCollapsed" value={layout.menuCollapsed} />
        <Toggle of="menuHidden" value={layout.menuHidden} />
        <Toggle of="isRTL" value={layout.isRTL} />
      </div>
      <Choice of="contentWidth" value={layout.contentWidth} />
      <Choice of="navbarType" value={layout.navbarType} />
      <Colors value={layout.navbarColor} />
      <Choice of="footerType" value={layout.footerType} />
      <Part title={t('layout.toasts')}>
        {(id) => (
          <NativeSelect
            aria-labelledby={id}
            value={layout.toasts}
            data={CHOICES.toasts.map((one) => ({ value: one, label: wordOf('toasts', one) }))}
            onChange={({ currentTarget: { value } }) => {
              const toasts = CHOICES.toasts.find((one) => one === value)
              if (toasts) setLayout({ toasts })
            }}
          />
        )}
      </Part>
      <Toggle of="scrollTop" value={layout.scrollTop} />
      <Button variant="default" fullWidth onClick={resetLayout}>
        {t('layout.reset')}
      </Button>
      {wing && <wing.Settings />}
    </Drawer>
  )
}

const wordOf = (of: Choosable, value: string) => textOf(`layout.${of}.${value}` as TextKey) // put together from the table

const Part = ({ title, children }: { title: string; children: (id: string) => ReactNode }) => {
  const id = useId()
  return (
    <div className={styles.part}>
      <span id={id}>{title}</span>
      {children(id)}
    </div>
  )
}

const Choice = <Of extends Choosable>({ of, value }: { of: Of; value: Layout[Of] }) => {
  const t = useText()
  return (
    <Part title={t(`layout.${of}`)}>
      {(id) => (
        <SegmentedControl
          fullWidth
          size="sm"
          aria-labelledby={id}
          data={CHOICES[of].map((one) => ({ value: one, label: wordOf(of, one) }))}
          value={value}
          // The control only hands back what it was given.
          onChange={(chosen) => setLayout({ [of]: chosen } as Partial<Layout>)}
        />
      )}
    </Part>
  )
}

const Toggle = ({ of, value }: { of: 'menuCollapsed' | 'menuHidden' | 'isRTL' | 'scrollTop'; value: boolean }) => {
  const t = useText()
  return (
    <Switch
      label={t(`layout.${of}`)}
      checked={value}
      onChange={(event) => setLayout({ [of]: event.currentTarget.checked })}
    />
  )
}

const Colors = ({ value }: { value: Layout['navbarColor'] }) => {
  const t = useText()
  return (
    <Part title={t('layout.navbarColor')}>
      {(id) => (
        <div role="radiogroup" aria-labelledby={id} className={styles.colors}>
          {CHOICES.navbarColor.map((one) => (
            <label key={one} className={styles.color} data-color={one} title={wordOf('navbarColor', one)}>
              <input
                type="radio"
                name="navbar-color"
                className="unseen"
                aria-label={wordOf('navbarColor', one)}
                checked={one === value}
                onChange={() => setLayout({ navbarColor: one })}
              />
            </label>
          ))}
        </div>
      )}
    </Part>
  )
}
