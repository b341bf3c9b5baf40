import { Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { Keyboard } from 'lucide'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { useText } from '#web/lib/text.ts'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { ICON_PROPS } from '#web/ui/drawings/icon-props.ts'
import styles from './email.module.css'

const KEYS = [
  ['j', 'down'],
  ['k', 'up'],
  ['Enter', 'open'],
  ['x', 'select'],
  ['s', 'star'],
  ['Esc', 'back'],
  ['/', 'search'],
] as const

/** Which keys do what, and a way to switch them off: whoever speaks to the machine may press them by accident. */
export const KeyHelp = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => {
  const t = useText()
  return (
    <Drop
      kind="dialog"
      label={t('email.keys')}
      title={t('email.keys')}
      className={styles.tool}
      width={250}
      face={<Drawing of={Keyboard} {...ICON_PROPS} />}
    >
      {() => (
        <div className={styles.help}>
          <dl>
            {KEYS.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{t(`email.key.${does}`)}</dd>
              </div>
            ))}
          </dl>
          <Switch
            data-autofocus
            label={t('email.keysOn')}
            checked={isOn}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
        </div>
      )}
    </Drop>
  )
}
