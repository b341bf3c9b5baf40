import { useText } from '#web/lib/text.ts'
import { HomeButton } from './home-button.tsx'
import { Notice } from './notice.tsx'

const NotAuthorizedPage = () => {
  const t = useText()
  return (
    <Notice drawing="locked" code="403" title={t('misc.deniedTitle')} text={t('misc.deniedText')}>
      <HomeButton />
    </Notice>
  )
}
export default NotAuthorizedPage
