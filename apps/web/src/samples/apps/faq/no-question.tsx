import { Button } from '@mantine/core'
import type { Faq } from '@onward/contract/samples'
import { useText } from '#web/lib/text.ts'
import { Empty } from '#web/ui/data/content-state.tsx'
import { CATEGORIES, type Category } from './categories.ts'
import styles from './faq.module.css'

type Props = { q: string; all: Faq; onShow: (category: Category) => void; onClear: () => void }

/** No question of this category matches; those of the others that do are one press away. */
export const NoQuestion = ({ q, all, onShow, onClear }: Props) => {
  const t = useText()
  const others = CATEGORIES.filter((id) => all[id].qandA.length > 0)
  return (
    <Empty icon="search" title={t('faq.none')}>
      <span>{t(others.length > 0 ? 'faq.elsewhere' : 'faq.nowhere', { q })}</span>
      <div className={styles.ways}>
        {others.map((id) => (
          <Button key={id} variant="light" size="compact-md" onClick={() => onShow(id)}>
            {t('faq.show', { count: all[id].qandA.length, category: all[id].title })}
          </Button>
        ))}
        <Button variant="default" size="compact-md" onClick={onClear}>
          {t('faq.clear')}
        </Button>
      </div>
    </Empty>
  )
}
