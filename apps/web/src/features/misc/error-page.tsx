import { useText } from '#web/lib/text.ts'
import { HomeButton } from './home-button.tsx'
import { Notice } from './notice.tsx'

const ErrorPage = () => {
  const t = useText()
  return (
    <Notice drawing="lost" code="404" title={t('misc.lostTitle')} text={t('misc.lostText')}>
      <HomeButton />
    </Notice>
  )
}
export default ErrorPage
