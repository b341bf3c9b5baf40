import { useText } from '#web/lib/text.ts'
import { NotifyForm } from './notify-form.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'

const ComingSoonPage = () => {
  const t = useText()
  return (
    <Notice drawing="soon" title={t('misc.soonTitle')} text={t('misc.soonText')}>
      <NotifyForm />
    </Notice>
  )
}
export default ComingSoonPage
