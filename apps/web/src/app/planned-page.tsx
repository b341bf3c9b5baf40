import texts from 'texts:planned'
import { pages } from '@onward/contract'
import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { titleOf, usePage } from '#web/lib/page.ts'
import { addTexts, translated, useText } from '#web/lib/text.ts'
import { Empty } from '#web/ui/blocks.tsx'
import { iconNamed } from '#web/ui/icon.tsx'

addTexts(texts)

/** The honest page of an address that is promised and not built yet. */
const PlannedPage = () => {
  const t = useText()
  const { id } = usePage() ?? {}
  if (!id) return null
  return (
    <>
      <h1 className="unseen">{titleOf(id)}</h1>
      <Empty icon={iconNamed(pages[id].icon)} title={t('planned.title', { page: titleOf(id) })}>
        <p>{translated(`planned.${id}`, t('planned.what'))}</p>
        <Button component={Link} href={pages.calendar.path} variant="light">
          {t('app.goHome')}
        </Button>
      </Empty>
    </>
  )
}
export default PlannedPage
