import { useText } from '#web/lib/text.ts'
import { HomeButton } from './home-button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'

const NotAuthorizedPage = () => {
  const t = useText()
  return (
    <Notice drawing="locked" code="403" title={t('notice.deniedTitle')} text={t('notice.deniedText')}>
      <HomeButton />
    </Notice>
  )
}
export default NotAuthorizedPage
