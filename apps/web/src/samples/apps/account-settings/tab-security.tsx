import { devicesOf } from '#web/samples/lib/sample-devices.ts'
import { useText } from '#web/lib/text.ts'
import { ApiKeys } from '#web/samples/ui/api-keys/api-keys.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { DeviceTable } from '#web/samples/ui/people/device-table.tsx'
import { PasswordForm } from './password-form.tsx'
import { TwoStep } from './two-step.tsx'

export const TabSecurity = ({ account }: { account: string }) => {
  const t = useText()
  return (
    <>
      <PasswordForm />
      <TwoStep account={account} />
      <ApiKeys />
      <Card title={t('devices.title')}>
        <DeviceTable devices={devicesOf(0)} />
      </Card>
    </>
  )
}
