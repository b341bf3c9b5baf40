import { useText } from '#web/lib/text.ts'
import { HomeButton } from './home-button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'

const ErrorPage = () => {
  const t = useText()
  return (
    <Notice drawing="lost" code="404" title={t('notice.lostTitle')} text={t('notice.lostText')}>
      <HomeButton />
    </Notice>
  )
}
export default ErrorPage
