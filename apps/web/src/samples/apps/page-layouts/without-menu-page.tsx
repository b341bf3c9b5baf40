import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { currentUser, homeOf } from '#web/lib/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { Note } from './note.tsx'
import styles from './page-layouts.module.css'

const WithoutMenuPage = () => {
  const t = useText()
  return (
    <div className={styles.stack}>
      <Note>{t('layouts.withoutMenu')}</Note>
      <Button component={Link} href={homeOf(currentUser())} variant="light">
        {t('layouts.home')}
      </Button>
    </div>
  )
}
export default WithoutMenuPage
