import { ChevronDown, RotateCw, X } from 'lucide'
import { useRef, useState } from 'react'
import texts from 'texts:actions'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts, useText } from '#web/lib/text.ts'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { ActionCard, type Action } from './action-card.tsx'
import styles from './cards-action-page.module.css'

addTexts(texts)

const ACTIONS = ['collapse', 'reload', 'remove'] as const
type Row = { action: Action }
const ROWS: readonly Row[] = ACTIONS.map((action) => ({ action }))
const DRAWINGS = { collapse: ChevronDown, reload: RotateCw, remove: X }
const drawingOf = (action: Action) => {
  const drawing = DRAWINGS[action]
  return <Drawing of={drawing} size={17} />
}
const CARDS = ['all', ...ACTIONS] as const
type CardId = (typeof CARDS)[number]

/** Cards that can be folded up, loaded anew and taken away. What was taken away is back when the page is opened again. */
const CardsActionPage = () => {
  const t = useText()
  const [shown, setShown] = useState<readonly CardId[]>(CARDS)
  const [said, say] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const columns: Column<Row>[] = [
    { id: 'action', title: t('actions.action'), cell: ({ action }) => <strong>{t(`actions.name.${action}`)}</strong> },
    { id: 'icon', title: t('actions.icon'), cell: ({ action }) => drawingOf(action) },
    { id: 'does', title: t('actions.does'), cell: ({ action }) => t(`actions.does.${action}`) },
  ]
  const remove = (id: CardId) => {
    setShown(shown.filter((one) => one !== id))
    say(t('actions.removed', { title: t(`actions.card.${id}`) }))
    // The button that had the focus is gone with its card.
    place.current?.focus()
  }
  return (
    <div ref={place} className={styles.page} tabIndex={-1}>
      {shown.map((id) => (
        <div key={id} className={id === 'all' ? styles.wide : undefined}>
          <ActionCard
            title={t(`actions.card.${id}`)}
            hint={t(`actions.hint.${id}`)}
            actions={id === 'all' ? ACTIONS : [id]}
            onRemoved={() => remove(id)}
          >
            {id === 'all' ? (
              <DataTable
                label={t('actions.table')}
                columns={columns}
                rows={ROWS}
                keyOf={({ action }) => action}
                empty={t('actions.none')}
              />
            ) : (
              <p className={styles.text}>{t(`actions.text.${id}`)}</p>
            )}
          </ActionCard>
        </div>
      ))}
      <p role="status" className={shown.length === 0 ? styles.text : 'unseen'}>
        {shown.length === 0 ? t('actions.none') : said}
      </p>
    </div>
  )
}
export default CardsActionPage
