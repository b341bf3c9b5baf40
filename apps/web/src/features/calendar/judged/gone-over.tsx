import { proposals } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import texts from 'texts:judged'
import { apiOf, ask } from '#web/lib/api.ts'
import { instant } from '#web/lib/formats/formats.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Failure } from '#web/ui/data/content-state.tsx'
import { verdictWords } from '#web/ui/rules/verdict-words.ts'
import { namesOf } from '#web/ui/rules/words.ts'
import details from '../details.module.css'

addTexts(texts)
const api = apiOf(proposals)

/** The warnings that somebody went over to book a shift, and why; nothing where there were none. */
export const GoneOver = ({ assignmentId }: { assignmentId: number }) => {
  const t = useText()
  const { data, error, refetch } = useQuery(ask(api.listOverrides, { id: String(assignmentId) }))
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data || data.overrides.length === 0) return undefined
  const names = namesOf(data.names)
  return (
    <section>
      <h3 className={details.section}>{t('judged.over')}</h3>
      <ul className={details.history}>
        {data.overrides.map(({ verdict, reason, userName, userId, at }) => (
          <li key={`${verdict.key} ${at}`}>
            {verdictWords(verdict, names)}
            {reason !== null && <q>{reason}</q>}
            <small>{t('judged.overBy', { name: userName ?? userId ?? t('history.system'), at: instant(at) })}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
