import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { currentUser, homeOf } from '#web/lib/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { Note } from './note.tsx'
import styles from './page-layouts.module.css'

/** No frame at all. */
const LayoutBlankPage = () => {
  const t = useText()
  return (
    <main className={styles.blank}>
      <h1>{titleOf('layout-blank')}</h1>
      <Note>{t('layouts.blank')}</Note>
      <Button component={Link} href={homeOf(currentUser())} variant="light">
        {t('layouts.home')}
      </Button>
    </main>
  )
}
export default LayoutBlankPage
