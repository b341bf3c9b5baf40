import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { pages } from '@onward/contract'
import { useText } from '#web/lib/text.ts'
import { Empty } from '#web/ui/blocks.tsx'

export const NotFound = () => {
  const t = useText()
  return (
    <main>
      <h1 className="unseen">{t('app.notFound')}</h1>
      <Empty icon="search" title={t('app.notFound')}>
        <p>{t('app.notFoundHint')}</p>
        <Button component={Link} href={pages.calendar.path}>
          {t('app.goHome')}
        </Button>
      </Empty>
    </main>
  )
}
