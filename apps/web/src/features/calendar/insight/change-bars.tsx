import type { CHANGES, ChangeFigures, NOTICE } from '@onward/contract'
import { count, percent } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Figure } from './figure.tsx'
import styles from './insight.module.css'

type Part = (typeof CHANGES | typeof NOTICE)[number]
type Props = {
  title: string
  hint: string
  /** What each bar is of; together they are all changes. */
  parts: readonly Part[]
  /** What is worst of them. */
  worst?: Part
  total: ChangeFigures
  onPart: (part: Part) => void
}

/** All changes in their parts, each as a bar beside its numbers. */
export const ChangeBars = ({ title, hint, parts, worst, total, onPart }: Props) => {
  const t = useText()
  return (
    <Card title={title} hint={hint}>
      {total.changes === 0 ? (
        <p>{t('insight.stability.none')}</p>
      ) : (
        <table className={styles.rates}>
          <thead className="unseen">
            <tr>
              <th scope="col">{title}</th>
              <th scope="col">{t('insight.bar')}</th>
              <th scope="col">{t('insight.rate')}</th>
              <th scope="col">{t('insight.stability.changes')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => {
              const share = total[part] / total.changes
              const name = t(`insight.stability.${part}`)
              return (
                <tr key={part}>
                  <th scope="row">{name}</th>
                  <td aria-hidden="true">
                    <span className={styles.bar} data-band={part === worst ? 'few' : undefined}>
                      <i style={{ inlineSize: `${share * 100}%` }} />
                    </span>
                  </td>
                  <td>{percent(share)}</td>
                  <td>
                    {total[part] === 0 ? (
                      count(0)
                    ) : (
                      <Figure of={name} onOpen={() => onPart(part)}>
                        {count(total[part])}
                      </Figure>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </Card>
  )
}
