import { Tabs as KitTabs } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './tabs.module.css'

export type Tab<Id extends string> = { id: Id; label: string; icon?: IconName; content: ReactNode }
type Props<Id extends string> = {
  /** What the tabs are of, for who does not see them. */
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (id: Id) => void
}

/** Panels of which one is shown; arrow keys walk the tabs. */
export const Tabs = <Id extends string>({ label, tabs, value, onChange }: Props<Id>) => (
  <KitTabs
    value={value}
    keepMounted={false}
    onChange={(id) => {
      const to = tabs.find((tab) => tab.id === id)
      if (to) onChange(to.id)
    }}
  >
    <KitTabs.List aria-label={label} className={styles.list}>
      {tabs.map(({ id, label: name, icon }) => (
        <KitTabs.Tab key={id} value={id} leftSection={icon && <Icon name={icon} size={16} />}>
          {name}
        </KitTabs.Tab>
      ))}
    </KitTabs.List>
    {tabs.map(({ id, content }) => (
      <KitTabs.Panel key={id} value={id} className={styles.panel}>
        {content}
      </KitTabs.Panel>
    ))}
  </KitTabs>
)
