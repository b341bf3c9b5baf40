import { useText } from '#web/lib/text.ts'
import { NotifyForm } from './notify-form.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'

const MaintenancePage = () => {
  const t = useText()
  return (
    <Notice drawing="maintenance" title={t('misc.maintenanceTitle')} text={t('misc.maintenanceText')}>
      <NotifyForm />
    </Notice>
  )
}
export default MaintenancePage
