import texts from 'texts:planned'
import { pages } from '@onward/contract'
import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { titleOf, usePage } from '#web/lib/pages.ts'
import { addTexts, translated, useText } from '#web/lib/text.ts'
import { Empty } from '#web/ui/data/content-state.tsx'
import { iconNamed } from '#web/ui/drawings/icon.tsx'

addTexts(texts)

/** The honest page of an address that is promised and not built yet. */
const PlannedPage = () => {
  const t = useText()
  const page = usePage()?.page
  if (!page) return null
  const { id, icon } = page
  return (
    <>
      <h1 className="unseen">{titleOf(id)}</h1>
      <Empty icon={iconNamed(icon)} title={t('planned.title', { page: titleOf(id) })}>
        <p>{translated(`planned.${id}`, t('planned.what'))}</p>
        <Button component={Link} href={pages.calendar.path} variant="light">
          {t('app.goHome')}
        </Button>
      </Empty>
    </>
  )
}
export default PlannedPage
