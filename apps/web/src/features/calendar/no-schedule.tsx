import texts from 'texts:client'
import { titleOf } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Empty } from '#web/ui/data/content-state.tsx'

addTexts(texts)

/** In place of a calendar, for whoever has no role yet. */
export const NoSchedule = () => {
  const t = useText()
  return (
    <>
      <h1 className="unseen">{titleOf('calendar')}</h1>
      <Empty title={t('client.title')}>{t('client.hint')}</Empty>
    </>
  )
}
