import texts from 'texts:access'
import { can } from '#web/lib/session/abilities.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import styles from './access-control.module.css'

addTexts(texts)

/** What the visitor's ability lets them see: one card for everybody, one for who may read analytics. */
const AccessControlPage = () => {
  const t = useText()
  const ability = currentUser()?.ability
  const rules = ability?.map(({ action, subject }) => `${action} ${subject}`).join(', ') ?? ''
  return (
    <>
      <PageHead title={titleOf('access-control')} lead={t('access.rules', { rules })} />
      <div className={styles.grid}>
        <Card title={t('access.common')} hint={t('access.commonHint')}>
          <p>{t('access.commonText')}</p>
        </Card>
        {can(ability, 'read', 'Analytics') && (
          <Card title={t('access.analytics')} hint={t('access.analyticsHint')}>
            <p>{t('access.analyticsText')}</p>
          </Card>
        )}
      </div>
    </>
  )
}
export default AccessControlPage
