import { useText } from '#web/lib/text.ts'
import { DropDivider, DropItem } from '#web/ui/overlays/drop-item.tsx'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import styles from './todo.module.css'

const ORDERS = ['title-asc', 'title-desc', 'assignee', 'due-date'] as const

/** By what the tasks are sorted; without a choice the newest comes first. */
export const SortMenu = ({ value, onChange }: { value: string; onChange: (sort: string) => void }) => {
  const t = useText()
  return (
    <Drop kind="menu" label={t('todo.sort')} className={styles.sort} face={<Icon name="sort" />} title={t('todo.sort')}>
      <>
        {ORDERS.map((one) => (
          <DropItem key={one} isChosen={one === value} onClick={() => onChange(one)}>
            {t(`todo.sort.${one}`)}
          </DropItem>
        ))}
        <DropDivider />
        <DropItem onClick={() => onChange('')}>{t('todo.sort.reset')}</DropItem>
      </>
    </Drop>
  )
}
