import { Tabs as KitTabs } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'
import { useState, type ReactNode } from 'react'
import { useScreenQuery } from '#web/ui/layout/use-screen-query.ts'
import { Icon, type IconName } from '#web/ui/drawings/icon.tsx'
import styles from './tabs.module.css'

export type Tab<Id extends string> = {
  id: Id
  label: string
  icon?: IconName
  /** A second line, and something at the end, where the tabs stand under each other. */
  hint?: string
  end?: ReactNode
  content: ReactNode
}
type Props<Id extends string> = {
  /** What the tabs are of, for who does not see them. */
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (id: Id) => void
  /** The tabs stand under each other, beside the panel, where there is room for both. */
  isVertical?: boolean
  /** A panel that has been shown stays, out of sight: what was typed there is there when one comes back. */
  keeps?: boolean
}

/** Panels of which one is shown; arrow keys walk the tabs. */
export const Tabs = <Id extends string>({
  label,
  tabs,
  value,
  onChange,
  isVertical = false,
  keeps = false,
}: Props<Id>) => {
  const [shown, setShown] = useState<ReadonlySet<Id>>(new Set([value]))
  if (!shown.has(value)) setShown(new Set(shown).add(value))
  const hasRoom = useScreenQuery('(min-width: 62em)')
  const isBeside = isVertical && hasRoom
  return (
    <KitTabs
      value={value}
      keepMounted={false}
      keepMountedMode="display-none"
      orientation={isBeside ? 'vertical' : 'horizontal'}
      className={isBeside ? styles.beside : undefined}
      onChange={(id) => {
        const to = tabs.find((tab) => tab.id === id)
        if (to) onChange(to.id)
      }}
    >
      <KitTabs.List aria-label={label} className={styles.list}>
        {tabs.map(({ id, label: name, icon, hint, end }) => (
          <KitTabs.Tab
            key={id}
            value={id}
            leftSection={icon && <Icon name={icon} size={isBeside ? 20 : 16} />}
            rightSection={end}
            onKeyDown={({ key }) => {
              // The kit moves the focus there, and would show the panel only for an arrow key.
              const to = key === 'Home' ? tabs[0] : key === 'End' ? tabs.at(-1) : undefined
              if (to) onChange(to.id)
            }}
          >
            {name}
            {isBeside && hint !== undefined && <small>{hint}</small>}
          </KitTabs.Tab>
        ))}
      </KitTabs.List>
      {tabs.map(({ id, content }) => (
        <KitTabs.Panel key={id} value={id} keepMounted={keeps && shown.has(id)} className={styles.panel}>
          {content}
        </KitTabs.Panel>
      ))}
    </KitTabs>
  )
}
